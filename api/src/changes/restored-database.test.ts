import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrismaClient } from '@agency/prisma';
import { openEmbeddedDatabase } from '@agency/prisma/embedded';
import { expect, onTestFinished, test } from 'vitest';
import { readStart, type Start, writeCursor } from './read-changes.ts';

const cursorOf = ({ place, database, at }: Start) => writeCursor({ ...place, database, at });

/** Returns where a subscriber with this cursor starts, in a database that runs only for this call. */
async function startIn(dataDir: string, after: string | null) {
  const { url, close } = await openEmbeddedDatabase({ dataDir });
  const client = createPrismaClient(url);
  try {
    return await readStart(client, after);
  } finally {
    await client.$disconnect();
    await close();
  }
}

/** Makes the next start of Postgres run an archive recovery, as a restore to a point in time does. */
async function recover(dataDir: string) {
  const folder = join(dataDir, 'postgres/cluster');
  await writeFile(join(folder, 'recovery.signal'), '');
  await appendFile(join(folder, 'postgresql.auto.conf'), "restore_command = 'exit 1'\n");
}

test('a cursor is valid after a restart, and invalid after a recovery to a point in time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const cursor = cursorOf(await startIn(dataDir, null));
  expect(await startIn(dataDir, cursor)).toMatchObject({ reset: false });
  await recover(dataDir);
  const recovered = await startIn(dataDir, cursor);
  expect(recovered).toMatchObject({ reset: true });
  expect(await startIn(dataDir, cursorOf(recovered))).toMatchObject({ reset: false });
});
