import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Part } from './manifest.ts';
import { copyTarget, type Table } from './tables.ts';

/** Settings for the format of rows, which must not depend on the server's settings. */
const settings = "SET TIME ZONE 'UTC'; SET DateStyle TO 'ISO'; SET synchronize_seqscans TO off";

/** Opens a connection for copies. If the connection breaks, the copy fails, but the process continues. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(settings);
  return client;
}

/** How much of a table is held in memory at once, in bytes. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * Copies the rows of a table, in pieces of a few megabytes.
 *
 * @returns the name, size, hash and number of rows, once all pieces are read.
 */
export async function* copyTable(
  client: pg.Client,
  table: Table,
): AsyncGenerator<Buffer, Part & { rows: number }, undefined> {
  const stream = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
  const hash = createHash('sha256');
  let bytes = 0;
  let [held, heldBytes]: [Buffer[], number] = [[], 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    held.push(chunk);
    heldBytes += chunk.length;
    bytes += chunk.length;
    if (heldBytes < pieceBytes) continue;
    yield Buffer.concat(held);
    [held, heldBytes] = [[], 0];
  }
  if (heldBytes > 0) yield Buffer.concat(held);
  return { name: table.name, bytes, sha256: hash.digest('hex'), rows: stream.rowCount };
}
