import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { startBucket } from '../../test/start-bucket.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { runBackup } from './work-backups.ts';

const database = await useTestDatabase();
const { client, url: databaseUrl } = database;
const { logger, lines } = capturedLog();
const jobs = await openJobs({ databaseUrl, logger });
const outbox = createOutbox(client, jobs.boss);
const api = await serveApi(database);
const bucket = await startBucket();
const folder = await mkdtemp(join(tmpdir(), 'make-backup-test-'));
afterAll(async () => {
  await jobs.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
});

const at = (night: string) => new Date(`2026-11-${night}T03:12:00Z`);
function run(dataDir: string, night: string, more: Record<string, string> = {}) {
  const environment = parseEnvironment({ DATA_DIR: dataDir, ...more });
  return runBackup({ database: client, databaseUrl, environment, outbox, logger }, at(night));
}
async function today() {
  const { headers } = await signedIn(client);
  return (await api.graphql('{ today { backup { provenAt rows files problem } } }', {}, headers)).data.today.backup;
}
const newFolder = () => mkdtemp(join(folder, 'data-'));

test('a backup leaves a verified archive in the folder, and Today shows what the archive contains', async () => {
  const dataDir = await newFolder();
  await mkdir(join(dataDir, 'media'));
  await writeFile(join(dataDir, 'media', 'a.avif'), 'a picture');
  await run(dataDir, '24');
  expect(await readdir(join(dataDir, 'backups'))).toEqual(['agency-2026-11-24T031200Z.tar.zst']);
  expect(await readdir(dataDir)).toEqual(['backups', 'media']);
  expect(await today()).toMatchObject({ provenAt: expect.any(String), rows: expect.any(Number), files: 1 });
});

test('a backup removes expired archives and the partial files of killed backups', async () => {
  const dataDir = await newFolder();
  await mkdir(join(dataDir, 'backups'));
  const names = ['agency-2026-11-23T031200Z.tar.zst', 'agency-2026-11-23T021200Z.tar.zst', 'mine.txt'];
  const partials = ['killed.partial', 'running.partial'];
  for (const name of [...names, ...partials]) await writeFile(join(dataDir, 'backups', name), '');
  await utimes(join(dataDir, 'backups', 'killed.partial'), at('23'), at('23'));
  await run(dataDir, '24');
  const left = await readdir(join(dataDir, 'backups'));
  expect(left.sort()).toEqual([names[0], 'agency-2026-11-24T031200Z.tar.zst', 'mine.txt', 'running.partial']);
});

test('a backup job that failed is tried again', async () => {
  const { boss } = jobs;
  const id = await boss.send('backup', { why: 'night' });
  const next = async () => (await boss.fetch('backup'))[0];
  await boss.fail('backup', (await next())?.id ?? '');
  expect(await next()).toMatchObject({ id });
});

test('a backup is uploaded completely, even to a bucket that forbids removal, and leaves no local file', async () => {
  const dataDir = await newFolder();
  const names = ['23T011200Z', '23T021200Z', '24T031200Z'].map((at) => `backups/locked/agency-2026-11-${at}.tar.zst`);
  for (const earlier of names.slice(0, 2)) bucket.files.set(earlier, Buffer.of());
  await run(dataDir, '24', { BACKUP_URL: `${bucket.url}/locked` });
  expect([...bucket.files.keys()]).toEqual(names);
  expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
  expect(await client.backup.findFirst()).toMatchObject({ error: null, finishedAt: expect.any(Date) });
  expect(lines.map(({ msg }) => msg)).toContain('expired archives could not be removed');
});

test.each([
  ['the folder cannot be written', {}, async (dataDir: string) => writeFile(join(dataDir, 'backups'), 'in the way')],
  ['the files cannot be read', {}, async (dataDir: string) => writeFile(join(dataDir, 'media'), 'no folder')],
  // Writing to this device fails as if the disk were full.
  [
    'the disk is full',
    {},
    async (dataDir: string) => {
      await mkdir(join(dataDir, 'backups'));
      await symlink('/dev/full', join(dataDir, 'backups', 'agency-2026-11-25T031200Z.tar.zst.partial'));
    },
  ],
  ['the bucket does not answer', { BACKUP_URL: 'http://key:secret@127.0.0.1:9/bucket' }, async () => undefined],
])('when %s, Today and a mail report it, and no partial file is left', async (_what, more, breakIt) => {
  const dataDir = await newFolder();
  await breakIt(dataDir);
  await run(dataDir, '25', more);
  expect((await today()).problem).toMatch(/EEXIST|ENOTDIR|ECONNREFUSED|ENOSPC|EACCES|EPERM/);
  expect(await client.outgoingMail.findMany({ where: { kind: 'backup-failed' } })).toHaveLength(1);
  expect(lines.map(({ msg }) => msg)).toContain('the backup failed');
  expect(await readdir(join(dataDir, 'backups')).catch(() => [])).toEqual([]);
});

test.each([
  ['after 25 hours', 25, null],
  ['after 27 hours', 27, 'No backup has been made for more than a day.'],
])('Today reports a missing first backup 26 hours after installation: %s', async (_what, hours, problem) => {
  const createdAt = new Date(Date.now() - hours * 3_600_000);
  await client.user.create({ data: { username: 'admin', password: 'no hash', createdAt } });
  expect((await today()).problem).toBe(problem);
});
