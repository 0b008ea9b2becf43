import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline, goOnline, line } from '../fixtures/at-work.ts';
import { added, listen } from '../fixtures/heard-changes.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

const arrive = ({ database }: TestApi, name: string) =>
  database.contactSubmission.create({ data: newInquiry({ name }) });

test('an inquiry appears by itself, with a notification that opens it', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  // A window with the focus would cause no notification.
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await arrive(api, 'Ada Lovelace');
  await expect(line(page, /Unread: Ada Lovelace/)).toBeVisible();
  await expect.poll(() => app.unread()).toBe(1);
  await expect
    .poll(() => app.notifications())
    .toEqual([expect.objectContaining({ title: expect.stringContaining('Ada Lovelace') })]);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await app.clickNotification();
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await expect.poll(() => app.unread()).toBe(0);
});

test('no change is missed or repeated when the server restarts', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  await listen(page);
  await arrive(api, 'Before');
  await expect(line(page, /Before/)).toBeVisible();
  await goOffline(page, api);
  await arrive(api, 'Meanwhile');
  await goOnline(page, api);
  await arrive(api, 'After');
  await expect(line(page, /After/)).toBeVisible();
  await expect(line(page, /Meanwhile/)).toBeVisible();
  await expect.poll(() => added(page)).toEqual(['Before', 'Meanwhile', 'After']);
});

test('a machine that wakes reconnects at once, and no change is repeated', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  await listen(page);
  await arrive(api, 'Before');
  await expect.poll(() => added(page)).toEqual(['Before']);
  await app.wake();
  await expect.poll(() => page.evaluate(() => window.changes.filter(({ current }) => current).length)).toBe(1);
  await arrive(api, 'After');
  await expect.poll(() => added(page)).toEqual(['Before', 'After']);
});
