import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract, type Header } from 'tar-stream';
import { migrate, migrationLock } from '../migrate.ts';
import { readMigrations } from '../migration-files.ts';
import {
  type ArchiveHeader,
  archiveFormat,
  BackupError,
  filesFolder,
  headerName,
  type Manifest,
  manifestName,
  type Part,
  rowsFolder,
} from './manifest.ts';
import { connect } from './snapshot.ts';
import { copyTarget, listTables, type Table } from './tables.ts';

/** An entry of the archive that is being read. */
type Entry = Readable & { header: Header };

type RestoreOptions = {
  databaseUrl: string;
  /** The folder for the files. If null, the files are only compared with the manifest. */
  filesDir: string | null;
  /** Called with the archive's header before anything is written. */
  onHeader?(header: ArchiveHeader): void;
};

/**
 * Restores an archive into an empty database, and compares all rows and files with the archive's manifest. The rows
 * become visible together at the end, so a damaged archive or an interrupted restore leaves the database empty. Files
 * that were written stay, and the next attempt replaces them.
 *
 * @throws BackupError if the database is not empty, or the archive is damaged or of a newer version.
 * @throws MigrationError if a migration fails.
 */
export async function restoreArchive(
  { databaseUrl, filesDir, onHeader }: RestoreOptions,
  from: Readable,
): Promise<Manifest> {
  const client = await connect(databaseUrl);
  const restore = new Restore(client, filesDir);
  try {
    await refuseFilled(client);
    const entries = extract();
    const reading = pipeline(from, createZstdDecompress(), entries);
    reading.catch(() => undefined);
    for await (const entry of entries as unknown as AsyncIterable<Entry>) {
      const { name } = entry.header;
      if (name === headerName) {
        const header = readHeader(await readJson(entry));
        onHeader?.(header);
        await migrate(databaseUrl, await migrationsUpTo(header));
        await restore.begin(header.tables);
      } else if (name === manifestName) restore.compare((await readJson(entry)) as Manifest);
      else await restore.take(name, entry);
    }
    await reading;
    const manifest = await restore.commit();
    await migrate(databaseUrl);
    return manifest;
  } catch (error) {
    restore.abandon();
    throw explained(error as NodeJS.ErrnoException);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The table that is being filled. `failed` rejects if Postgres refuses its rows. */
type OpenTable = {
  table: string;
  into: Writable & { rowCount: number };
  failed: Promise<never>;
  hash: Hash;
  bytes: number;
};

/** A restore in progress, in one transaction. */
class Restore {
  readonly #client: pg.Client;
  readonly #filesDir: string | null;
  #tables: Table[] = [];
  #open: OpenTable | null = null;
  readonly #filled: Manifest['tables'] = [];
  readonly #files: Part[] = [];
  #manifest: Manifest | null = null;

  constructor(client: pg.Client, filesDir: string | null) {
    this.#client = client;
    this.#filesDir = filesDir;
  }

  async begin(tables: Table[]): Promise<void> {
    await this.#client.query('BEGIN');
    // A server that starts meanwhile waits for this lock. It then finds rows, and adds no example content.
    await this.#client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await refuseFilled(this.#client);
    const known = new Map((await listTables(this.#client)).map((table) => [table.name, table]));
    const isSame = tables.every(({ name, columns }) => `${known.get(name)?.columns}` === `${columns}`);
    if (!isSame || tables.length !== known.size)
      throw new BackupError(
        'The database is empty, but has a different version than the archive. Restore into a new database.',
      );
    this.#tables = tables;
    // Triggers are disabled, because they would record and announce these rows as new. Constraints still apply.
    for (const { name } of tables) await this.#client.query(`ALTER TABLE public."${name}" DISABLE TRIGGER USER`);
    for (const name of prefilled) if (known.has(name)) await this.#client.query(`DELETE FROM public."${name}"`);
  }

  async take(name: string, entry: Entry): Promise<void> {
    if (this.#tables.length === 0 || this.#manifest) throw new BackupError(damaged);
    if (name.startsWith(rowsFolder)) await this.#takeRows(name.slice(rowsFolder.length).split('/', 1)[0] ?? '', entry);
    else if (name.startsWith(filesFolder)) await this.#takeFile(name.slice(filesFolder.length), entry);
    else throw new BackupError(damaged);
  }

  async #takeRows(name: string, entry: Entry): Promise<void> {
    if (this.#open?.table !== name) {
      await this.#close();
      const table = this.#tables.find((each) => each.name === name);
      if (!table) throw new BackupError(damaged);
      const into = this.#client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
      const failed = new Promise<never>((_, reject) => into.on('error', reject));
      failed.catch(() => undefined);
      this.#open = { table: name, into, failed, hash: createHash('sha256'), bytes: 0 };
    }
    const { into, failed, hash } = this.#open;
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk);
      this.#open.bytes += chunk.length;
      if (!into.write(chunk)) await Promise.race([once(into, 'drain'), failed]);
    }
  }

  async #close(): Promise<void> {
    if (!this.#open) return;
    const { table, into, failed, hash, bytes } = this.#open;
    this.#open = null;
    await Promise.race([new Promise<void>((resolve) => into.end(resolve)), failed]);
    this.#filled.push({ name: table, rows: into.rowCount, bytes, sha256: hash.digest('hex') });
  }

  async #takeFile(name: string, entry: Entry): Promise<void> {
    if (name.split('/').some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part)))
      throw new BackupError(`The archive contains a file path outside its folder: ${name}`);
    const hash = createHash('sha256');
    let bytes = 0;
    const read = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    if (this.#filesDir === null) await pipeline(entry, read, nowhere());
    else {
      const path = join(this.#filesDir, name);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(entry, read, createWriteStream(`${path}.restoring`));
      await rename(`${path}.restoring`, path);
    }
    this.#files.push({ name, bytes, sha256: hash.digest('hex') });
  }

  /** Ends a copy in progress. Closing the connection rolls back the rest. */
  abandon(): void {
    this.#open?.into.destroy();
  }

  compare(manifest: Manifest): void {
    this.#manifest = manifest;
  }

  /**
   * Commits the restored rows. @throws BackupError if anything differs from the manifest. Then the caller rolls back.
   */
  async commit(): Promise<Manifest> {
    await this.#close();
    const manifest = this.#manifest;
    if (!manifest) throw new BackupError(damaged);
    // The archive has no entry for a table without rows.
    const filled = manifest.tables.map(
      (part) => this.#filled.find(({ name }) => name === part.name) ?? withoutRows(part.name),
    );
    // Refuses rows that the manifest does not list.
    const isAll = this.#filled.length === manifest.tables.filter(({ bytes }) => bytes > 0).length;
    if (!isAll || !isEqual(filled, manifest.tables) || !isEqual(this.#files, manifest.files))
      throw new BackupError(damaged);
    for (const { name } of this.#tables) await this.#client.query(`ALTER TABLE public."${name}" ENABLE TRIGGER USER`);
    await this.#client.query('COMMIT');
    return manifest;
  }
}

const damaged = 'The archive is damaged: a part is missing, or differs from the manifest.';

const nothing = createHash('sha256').digest('hex');
const withoutRows = (name: string) => ({ name, bytes: 0, sha256: nothing, rows: 0 });

type Compared = Part & { rows?: number };
const isEqual = (some: readonly Compared[], others: readonly Compared[]): boolean =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at];
    return (
      one.name === other?.name && one.sha256 === other.sha256 && one.bytes === other.bytes && one.rows === other.rows
    );
  });

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Tables that migrations fill. Their rows do not count as content, unless somebody has changed them. */
const prefilled = ['case_studies', 'service_packages'];

/** @throws BackupError if a table to restore already has rows, other than unchanged rows from a migration. */
async function refuseFilled(client: pg.Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    const changed = prefilled.includes(name) ? 'WHERE version > 1' : '';
    const { rowCount } = await client.query(`SELECT 1 FROM public."${name}" ${changed} LIMIT 1`);
    if (rowCount) throw new BackupError(`The database is not empty: ${name} has rows. Restore into a new database.`);
  }
}

async function migrationsUpTo({ migrations }: ArchiveHeader) {
  const all = await readMigrations();
  const directories = all.migrationDirectories.slice(0, migrations.length);
  if (`${directories.map(({ path }) => path)}` !== `${migrations}`)
    throw new BackupError('The migrations in this archive do not match this software. Update the software first.');
  return { ...all, migrationDirectories: directories };
}

/** The maximum size of a JSON entry, in bytes: ten times that of a manifest with 100,000 files. */
const mostJsonBytes = 256 * 1024 * 1024;

async function readJson(entry: Entry): Promise<unknown> {
  const chunks: Buffer[] = [];
  if ((entry.header.size ?? 0) > mostJsonBytes) throw new BackupError(damaged);
  for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function readHeader(json: unknown): ArchiveHeader {
  const header = json as ArchiveHeader;
  if (header.format !== archiveFormat)
    throw new BackupError(`The archive has the format ${header.format}, and this version reads ${archiveFormat}.`);
  return header;
}

/**
 * Turns an error into a BackupError if a damaged archive causes it: the bytes of the archive are unreadable, or
 * Postgres refuses its rows.
 */
function explained(error: NodeJS.ErrnoException): Error {
  const isTorn =
    error instanceof SyntaxError ||
    error instanceof TypeError ||
    /^(ZSTD|22|23)/.test(error.code ?? '') ||
    /unexpected end|invalid tar|stream was destroyed/i.test(error.message);
  return isTorn ? new BackupError(`${damaged} (${error.message})`) : error;
}
