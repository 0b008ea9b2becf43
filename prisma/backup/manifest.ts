import type { Table } from './tables.ts';

export const archiveFormat = 1;

/** The first entry of an archive. It names the tables that follow. */
export type ArchiveHeader = {
  format: number;
  /** When the snapshot was taken, as an ISO date. */
  createdAt: string;
  /** The names of the database's migrations. */
  migrations: string[];
  tables: Table[];
};

/** A file, or a table's rows, which the archive holds in consecutive pieces. `sha256` is the hex hash of all bytes. */
export type Part = { name: string; bytes: number; sha256: string };

/** The last entry of an archive. A reader compares the other entries with it. */
export type Manifest = {
  tables: (Part & { rows: number })[];
  files: Part[];
};

export const totalsOf = ({ tables, files }: Manifest): { rows: number; files: number } => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
});

export const headerName = 'header.json';
export const manifestName = 'manifest.json';
/** The archive's folder for rows: numbered pieces in Postgres' COPY text format. */
export const rowsFolder = 'rows/';
export const filesFolder = 'media/';

/** An archive could not be written, read or restored. The message is for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}
