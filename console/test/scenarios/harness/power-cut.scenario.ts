import { cp, rm } from 'node:fs/promises';
import { newInquiry } from '../../../../e2e/fixtures/content.factory.ts';
import { atWork, stored, upToDate } from '../../fixtures/at-work.ts';
import { test } from '../../fixtures/harness-test.ts';
import { expect } from '../../fixtures/test.ts';

test('after a power cut, the console once more receives the changes since its last write', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  const copy = `${userData}-at-the-cut`;
  let app = await launchOnHarness();
  const page = await atWork(app, api);
  await upToDate(page);
  await expect.poll(() => stored(page, 'cache')).toMatch(/"cursor":"/);
  const known: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const { id } = await api.database.contactSubmission.create({ data: newInquiry({ name }) });
    await expect.poll(() => app.unread()).toBe(known.length + 1);
    known.push(id);
  }
  // Simulates a power cut: only what is on disk now is left.
  await cp(userData, copy, { recursive: true });
  await app.quit();
  await rm(userData, { recursive: true });
  await cp(copy, userData, { recursive: true });
  await rm(copy, { recursive: true });

  app = await launchOnHarness();
  await upToDate(app.page);
  const onDisk = app.ipc().find((payload) => payload.startsWith('["store:read","{'));
  const announced = app
    .ipc()
    .filter((payload) => payload.startsWith('["live:onChange"'))
    .join('\n');
  for (const id of known) expect(`${onDisk}${announced}`).toContain(id);
  await expect.poll(() => app.unread()).toBe(known.length);
});
