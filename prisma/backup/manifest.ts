import type { Table } from './tables.ts';

/** The version of the archive's own shape. */
export const archiveFormat = 1;

/** The first entry of an archive. It tells a reader of the stream which tables follow. */
export type ArchiveHeader = {
  format: number;
  /** The moment of the snapshot, as an ISO date. */
  createdAt: string;
  /** The names of the migrations that the database had. */
  migrations: string[];
  tables: Table[];
};

/** A part of the archive: a table's rows, in pieces one after the other, or a file. `sha256` in hex, of all its bytes. */
export type Part = { name: string; bytes: number; sha256: string };

/** The last entry of an archive. It proves that the others are whole. */
export type Manifest = {
  tables: (Part & { rows: number })[];
  files: Part[];
};

/** The rows in an archive, and the files. */
export const totalsOf = ({ tables, files }: Manifest): { rows: number; files: number } => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
});

export const headerName = 'header.json';
export const manifestName = 'manifest.json';
/** The folder of a table's rows in Postgres' COPY text format, in numbered pieces. */
export const rowsFolder = 'rows/';
export const filesFolder = 'media/';

/** The archive cannot be made, read or restored. The message is for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}
