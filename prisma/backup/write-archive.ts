import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import {
  type ArchiveHeader,
  archiveFormat,
  filesFolder,
  headerName,
  type Manifest,
  manifestName,
  type Part,
  rowsFolder,
} from './manifest.ts';
import { connect, copyTable } from './snapshot.ts';
import { listTables } from './tables.ts';

type WriteOptions = {
  databaseUrl: string;
  /** The folder with the files, including subfolders. The folder may be missing. */
  filesDir: string;
};

/**
 * Writes the whole installation into one archive (tar, compressed with zstd): a snapshot of the rows of all tables, and
 * the files. The server can keep running. Everything is streamed, so memory use stays constant.
 *
 * @param out the stream for the archive. This function ends or destroys the stream.
 * @returns the manifest of the archive.
 * @throws the error of the database, of a file or of `out`. What was written until then is not a valid archive.
 */
export async function writeArchive({ databaseUrl, filesDir }: WriteOptions, out: Writable): Promise<Manifest> {
  const tar = pack();
  const written = pipeline(tar, createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }), out);
  // If `out` fails, the tar stream must end, too.
  written.catch((error: Error) => tar.destroy(error));
  try {
    const tables = await addRows(tar, databaseUrl);
    const manifest = { tables, files: await addFiles(tar, filesDir) };
    await addEntry(tar, manifestName, Buffer.from(JSON.stringify(manifest)));
    tar.finalize();
    await written;
    return manifest;
  } catch (error) {
    tar.destroy(error as Error);
    await written.catch(() => undefined);
    throw error;
  }
}

async function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  const entry = tar.entry({ name, size: content.length });
  entry.end(content);
  await finished(entry);
}

async function addRows(tar: Pack, databaseUrl: string): Promise<Manifest['tables']> {
  const client = await connect(databaseUrl);
  try {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const { rows } = await client.query<{ now: Date; names: string[] }>(
      `SELECT now(), array_agg(migration_name::text ORDER BY migration_name) AS names
       FROM public._prisma_migrations WHERE finished_at IS NOT NULL`,
    );
    const tables = await listTables(client);
    const createdAt = (rows[0]?.now ?? new Date()).toISOString();
    const header: ArchiveHeader = { format: archiveFormat, createdAt, migrations: rows[0]?.names ?? [], tables };
    await addEntry(tar, headerName, Buffer.from(JSON.stringify(header)));
    const parts: Manifest['tables'] = [];
    for (const table of tables) {
      const copy = copyTable(client, table);
      let next = await copy.next();
      for (let piece = 1; !next.done; piece += 1) {
        await addEntry(tar, `${rowsFolder}${table.name}/${String(piece).padStart(6, '0')}`, next.value);
        next = await copy.next();
      }
      parts.push(next.value);
    }
    return parts;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Adds the files, except files that are deleted meanwhile, for example from the trash. */
async function addFiles(tar: Pack, filesDir: string): Promise<Part[]> {
  const found = await readdir(filesDir, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const parts: Part[] = [];
  for (const path of paths.sort()) {
    const file = await open(path).catch((error) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!file) continue;
    try {
      const { size } = await file.stat();
      const name = relative(filesDir, path).replaceAll('\\', '/');
      const hash = createHash('sha256');
      const entry = tar.entry({ name: filesFolder + name, size });
      // A file that grows meanwhile is cut to the size in its header.
      await pipeline(
        size > 0 ? file.createReadStream({ start: 0, end: size - 1 }) : [],
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        entry,
      );
      parts.push({ name, bytes: size, sha256: hash.digest('hex') });
    } finally {
      await file.close();
    }
  }
  return parts;
}
