import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPrismaClient } from '@agency/prisma';
import { createTestDatabase, startTestCluster } from '@agency/prisma/testing';

const root = join(import.meta.dirname, '../..');

type Options = {
  inquiries: number;
  writesPerSecond: number;
  kills: number;
  random: () => number;
  onProgress(step: string): void;
};

/**
 * Runs backups during writes, restores them, and kills backups and restores again and again. An archive may exist
 * only if it is complete. A restored database must have all rows of one moment, or none.
 */
export async function surviveBackupFaults({ inquiries, writesPerSecond, kills, random, onProgress }: Options) {
  const cluster = await startTestCluster();
  const dataDir = await mkdtemp(join(tmpdir(), 'backup-faults-'));
  const faults: string[] = [];
  const newDatabase = (name: string) => createTestDatabase(cluster.templateUrl, name);
  const busy = createPrismaClient(await newDatabase('backup_busy'));
  const restored = async (url: string) => {
    const client = createPrismaClient(url);
    const rows = { inquiries: await client.contactSubmission.count(), events: await client.inquiryEvent.count() };
    await client.$disconnect();
    return rows;
  };
  async function run(command: 'backup' | 'restore', file: string, url: string, killAfterMs?: number) {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
    const begun = performance.now();
    const child = spawn(process.execPath, ['api/src/backup/main.ts', command, file], { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const ended = once(child, 'close');
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    const [code] = await ended;
    clearTimeout(timer);
    return { code, output, tookMs: performance.now() - begun };
  }

  await busy.$executeRaw`
    WITH inquiry AS (
      INSERT INTO contact_submissions (id, name, email, service, message)
      SELECT gen_random_uuid(), 'Ada', 'ada@client.example', 'other', repeat(md5(n::text), 60) FROM generate_series(1, ${inquiries}) n
      RETURNING id)
    INSERT INTO inquiry_events (id, inquiry_id, change) SELECT gen_random_uuid(), id, 'woken' FROM inquiry`;
  let [writing, written] = [true, 0];
  const writes = (async () => {
    for (; writing; written += 1) {
      await busy.$executeRaw`
        WITH inquiry AS (INSERT INTO contact_submissions (id, name, email, service, message)
          VALUES (gen_random_uuid(), 'Ben', 'ben@client.example', 'other', ${`Inquiry number ${written}`}) RETURNING id)
        INSERT INTO inquiry_events (id, inquiry_id, change) SELECT gen_random_uuid(), id, 'woken' FROM inquiry`;
      await delay(1_000 / writesPerSecond);
    }
  })();
  const busyUrl = new URL(cluster.templateUrl);
  busyUrl.pathname = '/backup_busy';
  const archive = join(dataDir, 'whole.tar.zst');
  const whole = await run('backup', archive, busyUrl.href);
  if (whole.code !== 0) faults.push(`the backup ended with ${whole.code}: ${whole.output}`);
  onProgress(`a backup takes ${Math.round(whole.tookMs)} ms`);

  for (let kill = 0; kill < kills; kill += 1) {
    const file = join(dataDir, `killed-${kill}.tar.zst`);
    const { code } = await run('backup', file, busyUrl.href, ((kill + random()) / kills) * whole.tookMs);
    if (code !== 0 && existsSync(file)) faults.push(`a killed backup left ${file}`);
  }
  onProgress(`${kills} backups killed`);
  await run('backup', join(dataDir, 'after.tar.zst'), busyUrl.href);
  const left = (await readdir(dataDir)).filter((name) => name.startsWith('check-'));
  if (left.length > 0) faults.push(`killed checks left these folders: ${left.join(', ')}`);
  writing = false;
  await writes;

  const first = await newDatabase('backup_restored');
  const { code, output, tookMs } = await run('restore', archive, first);
  const expected = await restored(first);
  if (code !== 0) faults.push(`the restore ended with ${code}: ${output}`);
  if (expected.inquiries !== expected.events)
    faults.push(`the archive mixes rows of two moments: ${JSON.stringify(expected)}`);
  onProgress(`a restore takes ${Math.round(tookMs)} ms`);
  let halves = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const url = await newDatabase('backup_killed');
    await run('restore', archive, url, ((kill + random()) / kills) * tookMs);
    const rows = await restored(url);
    if (rows.inquiries !== 0 && rows.inquiries !== expected.inquiries) halves += 1;
    if (rows.inquiries > 0) continue;
    const again = await run('restore', archive, url);
    if (again.code !== 0) faults.push(`after a kill the restore ended with ${again.code}: ${again.output}`);
  }
  if (halves > 0) faults.push(`${halves} databases were half restored`);
  await busy.$disconnect();
  await cluster.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  return {
    faults,
    inquiries: expected.inquiries,
    writtenMeanwhile: written,
    kills: kills * 2,
    backupMs: whole.tookMs,
    restoreMs: tookMs,
  };
}
