import { expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { openMediaStore } from '#api/media/media-store.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { useMediaFolder } from '../../test/media-folder.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { requestImport, requeueForgottenImports, workImports } from './work-imports.ts';

const database = await useTestDatabase();
const { client } = database;
const media = openMediaStore(undefined, await useMediaFolder());
const { logger } = capturedLog();
const openTestJobs = () => openJobs({ databaseUrl: database.url, logger, overrides: { import: { retryLimit: 0 } } });

test('an import without a job, such as after the restore of a backup, is queued again once', async () => {
  const lost = { fileName: 'export', createdAt: new Date(Date.now() - 3_600_000) };
  const { id } = await client.contentImport.create({ data: lost });
  await client.contentImport.create({ data: { fileName: 'being uploaded' } });
  await client.contentImport.create({ data: { ...lost, state: 'failed', finishedAt: new Date() } });
  const { boss, close } = await openTestJobs();
  expect([await requeueForgottenImports(client, boss), await requeueForgottenImports(client, boss)]).toEqual([1, 0]);
  expect(await boss.fetch('import')).toMatchObject([{ data: { id } }]);
  await close();
});

test('an import whose process dies during its last try ends as failed', async () => {
  const { id } = await client.contentImport.create({ data: { fileName: 'export', state: 'running' } });
  const { boss, close } = await openTestJobs();
  await requestImport(boss, id);
  const [job] = await boss.fetch('import');
  await boss.fail('import', job?.id ?? '');
  await workImports(boss, {
    database: client,
    databaseUrl: database.url,
    media,
    environment: parseEnvironment({}),
    logger,
  });
  await expect
    .poll(() => client.contentImport.findUnique({ where: { id } }), { timeout: 10_000 })
    .toMatchObject({ state: 'failed', failure: expect.stringContaining('failed several times') });
  await close();
});
