import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, line, offline, upToDate } from '../fixtures/at-work.ts';
import { added, listen } from '../fixtures/heard-changes.ts';
import { expect, test } from '../fixtures/test.ts';
import { admin, type TestApi } from '../fixtures/test-api.ts';

const arrive = ({ database }: TestApi, name: string) =>
  database.contactSubmission.create({ data: newInquiry({ name }) });

test('an inquiry is there within a second, with a notification that opens it', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  // The admin works elsewhere: who looks at the window needs no notification.
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await arrive(api, 'Ada Lovelace');
  await expect(line(page, /Unread: Ada Lovelace/)).toBeVisible({ timeout: 1_000 });
  await expect.poll(() => app.unread(), { timeout: 1_000 }).toBe(1);
  await expect
    .poll(() => app.notifications())
    .toEqual([expect.objectContaining({ title: expect.stringContaining('Ada Lovelace') })]);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await app.clickNotification();
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await expect.poll(() => app.unread()).toBe(0);
});

test('nothing is missed and nothing comes twice when the server restarts', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  await listen(page);
  await arrive(api, 'Before');
  await expect(line(page, /Before/)).toBeVisible();
  await api.stop();
  await offline(page);
  await arrive(api, 'Meanwhile');
  await api.start();
  await connected(page);
  await arrive(api, 'After');
  await expect(line(page, /After/)).toBeVisible();
  await expect(line(page, /Meanwhile/)).toBeVisible();
  expect(await added(page)).toEqual(['Before', 'Meanwhile', 'After']);
});

test('a machine that wakes looks at once, and nothing comes twice', async ({ api, launch }) => {
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

test('what came while the console was closed is there when it opens', async ({ api, launch }) => {
  let app = await launch();
  let page = await atWork(app, api);
  await arrive(api, 'Seen');
  await expect(line(page, /Seen/)).toBeVisible();
  await app.quit();
  await arrive(api, 'Overnight');
  app = await launch();
  page = app.page;
  await expect(line(page, /Overnight/)).toBeVisible();
  await expect(line(page, /Seen/)).toHaveCount(1);
});

test('a session that ended elsewhere is reported, and one goes on where one was', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('button', { name: 'New item' }).click();
  await page.getByLabel('Title').fill('Half a title');
  await api.database.session.deleteMany();
  await arrive(api, 'Too late');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Half a title');
  await connected(page);
});

test('what is deleted while the inbox is on its way does not come back with it', async ({ api, launch }) => {
  await arrive(api, 'Still here');
  await arrive(api, 'Deleted meanwhile');
  const app = await launch();
  const page = await atWork(app, api);
  await upToDate(page);
  await expect(line(page, /Deleted meanwhile/)).toBeVisible();
  const answered = Promise.withResolvers<void>();
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Inquiries')) return route.continue();
    const response = await route.fetch();
    answered.resolve();
    await held;
    await route.fulfill({ response });
  });
  await app.clickMenu('reload-data');
  await answered.promise;
  await api.database.contactSubmission.deleteMany({ where: { name: 'Deleted meanwhile' } });
  await expect(line(page, /Deleted meanwhile/)).toHaveCount(0);
  letThrough();
  await upToDate(page);
  await expect(page.getByText('1 in all')).toBeVisible();
  await expect(page.getByRole('option')).toHaveText([/Still here/]);
});
