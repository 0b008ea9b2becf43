import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line, stored, upToDate } from '../fixtures/at-work.ts';
import { forgetChanges, withoutInquiries } from '../fixtures/changes.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

const arrive = ({ database }: TestApi, name: string) =>
  database.contactSubmission.create({ data: newInquiry({ name }) });

test('what arrived while the console was closed is unread, and read inquiries stay read', async ({ api, launch }) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Seen before', readAt: new Date() }) });
  let app = await launch();
  let page = await atWork(app, api);
  await arrive(api, 'Unread before');
  const { id } = await arrive(api, 'Deleted meanwhile');
  await expect.poll(() => app.unread()).toBe(2);
  await expect.poll(() => stored(page, 'cache')).toContain(id);
  await app.quit();
  await api.database.contactSubmission.delete({ where: { id } });
  await arrive(api, 'Came meanwhile');
  await forgetChanges(api);
  app = await launch();
  page = app.page;
  await expect(line(page, /Unread: Came meanwhile/)).toBeVisible();
  await upToDate(page);
  await expect.poll(() => app.unread()).toBe(2);
  await expect(line(page, /Unread: Unread before/)).toBeVisible();
  await expect(line(page, /^Seen before/)).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
});

test('a failed load is reported and retried until it succeeds, and the shown data stays', async ({ api, launch }) => {
  await arrive(api, 'Ada Lovelace');
  const app = await launch();
  const page = await atWork(app, api);
  await upToDate(page);
  await arrive(api, 'Unread before');
  await expect(line(page, /Unread before/)).toBeVisible();
  await withoutInquiries(api, async () => {
    await forgetChanges(api);
    await expect(page.getByText(/^As of .*; loading failed and will be retried$/)).toBeVisible();
    await expect(line(page, /Ada Lovelace/)).toBeVisible();
    await app.clickMenu('reload-data');
    await expect(page.getByText('Not everything could be loaded', { exact: true })).toBeVisible();
    await expect(page.getByText('Everything reloaded')).toHaveCount(0);
    await expect(page.getByText('Up to date')).toHaveCount(0);
  });
  await upToDate(page);
  await app.clickMenu('reload-data');
  await expect(page.getByText('Everything reloaded')).toHaveCount(1);
});

test('a search stays open and is repeated when everything is reloaded', async ({ api, launch }) => {
  await arrive(api, 'Ada Lovelace');
  const page = await atWork(await launch(), api);
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('ada');
  await expect(page.getByText('1 found', { exact: true })).toBeVisible();
  await forgetChanges(api, (database) =>
    database.contactSubmission.create({ data: newInquiry({ name: 'Ada Byron' }) }),
  );
  await expect(page.getByText('2 found', { exact: true })).toBeVisible();
  await expect(line(page, /Ada Byron/)).toBeVisible();
});
