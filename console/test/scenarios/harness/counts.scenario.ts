import { newInquiry } from '../../../../e2e/fixtures/content.factory.ts';
import { atWork, line, upToDate } from '../../fixtures/at-work.ts';
import { forgetChanges } from '../../fixtures/changes.ts';
import { test } from '../../fixtures/harness-test.ts';
import { expect } from '../../fixtures/test.ts';

test('lists that could not be loaded have no counts', async ({ api, launchOnHarness }) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  const app = await launchOnHarness();
  await app.page.route('**/graphql', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Oops' }));
  const page = await atWork(app, api);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const nothing = page.getByRole('region', { name: 'No inquiry open' });
  await expect(nothing).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\d+ ?(unread|in all|found)|(unread|in all) ?\d+/);
  await expect(page.getByRole('button', { name: 'Inbox' })).toHaveAccessibleName('Inbox');
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(page.locator('main')).not.toContainText(/\d+ items?/);
  await page.getByRole('button', { name: 'Inbox' }).click();
  expect([app.desktop.trayTip, app.desktop.unread]).toEqual(['Agency Console', 0]);
  await page.unroute('**/graphql');
  await upToDate(page);
  await expect(nothing).toContainText('unread1');
  await expect(page.getByText('1 in all')).toBeVisible();
});

test('after missed changes, a count is hidden until the server has sent it again', async ({ api, launchOnHarness }) => {
  const app = await launchOnHarness();
  const page = await atWork(app, api);
  await upToDate(page);
  const { id } = await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  await expect.poll(() => app.desktop.trayTip).toBe('Agency Console: 1 unread');
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Oops' }));
  await forgetChanges(api, (all) => all.contactSubmission.update({ where: { id }, data: { name: 'Ada King' } }));
  await expect.poll(() => [app.desktop.trayTip, app.desktop.unread]).toEqual(['Agency Console', 0]);
  await expect(page.getByRole('button', { name: 'Inbox' })).toHaveAccessibleName('Inbox');
  await expect(page.getByText('Some unread')).toBeVisible();
  await page.unroute('**/graphql');
  await expect.poll(() => app.desktop.trayTip, { timeout: 30_000 }).toBe('Agency Console: 1 unread');
  await expect(line(page, /Ada King/)).toBeVisible();
});
