import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPortfolioItem } from '../../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline } from '../../fixtures/at-work.ts';
import { filesOf } from '../../fixtures/files-of.ts';
import { test } from '../../fixtures/harness-test.ts';
import { signInByBridge } from '../../fixtures/signed-in.ts';
import { expect } from '../../fixtures/test.ts';
import { admin, type TestApi } from '../../fixtures/test-api.ts';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  for (const title of ['A bank', 'A shop'])
    await api.database.portfolioItem.create({ data: newPortfolioItem({ title }) });
});

const title = (page: Page) => page.getByLabel('Title');
const card = (page: Page, name: string) => page.getByRole('list').getByRole('button', { name, exact: true });

/** Leaves one change in the outbox and one form with unsaved changes. */
async function leaveUnsent(page: Page, api: TestApi) {
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(card(page, 'A bank')).toBeVisible();
  await goOffline(page, api);
  await card(page, 'A shop').click();
  await title(page).fill('A bigger shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'A bigger shop')).toContainText('In the outbox');
  await card(page, 'A bank').click();
  await title(page).fill('Half a tit');
  const kept = () => page.evaluate(() => window.agency.store.read('documents'));
  await expect.poll(kept).toContain('Half a tit');
}
const words = '1 change is in the outbox and 1 form has unsaved changes.';

test('Quit asks before it loses unsaved changes that cannot be stored', async ({ api, launchOnHarness }) => {
  test.skip(process.platform !== 'linux', 'Only on Linux can the keyring be missing or keep nothing secret.');
  const app = await launchOnHarness({ keyring: 'basic_text' });
  const page = await atWork(app, api);
  await expect(page.getByText('Memory only: all data is lost when you quit')).toBeVisible();
  await leaveUnsent(page, api);
  let ended = false;
  app.desktop.events.once('quit', () => {
    ended = true;
  });
  const { promise: keptOpen, resolve: keepOpen } = Promise.withResolvers<number>();
  app.desktop.answer = () => keptOpen;
  await app.chooseQuit();
  await app.chooseQuit();
  await expect
    .poll(() => app.desktop.questions)
    .toEqual([
      expect.objectContaining({
        detail: `${words} They could not be stored on this computer, and will be lost when you quit. Only what can still be undone is sent.`,
        buttons: ['Keep open', 'Quit anyway'],
        defaultId: 0,
        cancelId: 0,
      }),
    ]);
  keepOpen(0);
  app.desktop.windows[0]?.close();
  expect(app.desktop.windows[0]?.shown, 'closing the window only hides it').toBe(false);
  expect(ended).toBe(false);
  await expect(title(page)).toHaveValue('Half a tit');
  app.desktop.answer = async () => 1;
  await app.quit();
  expect(ended).toBe(true);
  expect(app.desktop.questions).toHaveLength(2);
});

test('the program asks before a login loses another user’s unsaved data', async ({
  api,
  otherServer,
  launchOnHarness,
}) => {
  let app = await launchOnHarness();
  await leaveUnsent(await atWork(app, api), api);
  await api.start();
  await api.database.session.deleteMany();
  await app.page.evaluate(() => window.agency.session.ended());
  await app.quit();
  expect(app.desktop.questions, 'everything is stored, so Quit asks nothing').toEqual([]);

  app = await launchOnHarness();
  const elsewhere = () =>
    app.page.evaluate((given) => window.agency.session.signIn(given), { server: otherServer.url, ...admin });
  app.desktop.answer = async () => 0;
  expect(await elsewhere()).toEqual({ ok: false, message: expect.stringContaining('nothing was lost') });
  expect(app.desktop.questions).toEqual([expect.objectContaining({ detail: expect.stringContaining(words) })]);
  expect(otherServer.seen.at(-1)?.body, 'the session at the other server is ended').toContain('signOut');
  await signInByBridge(app.page, api);
  await expect(title(app.page)).toHaveValue('Half a tit');
  expect(app.desktop.questions, 'the same user signs in without a question').toHaveLength(1);
});

test('failed writes are reported, and Quit asks about the unsaved changes since then', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  const app = await launchOnHarness();
  const page = await atWork(app, api);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(card(page, 'A bank')).toBeVisible();
  await expect.poll(async () => (await filesOf(userData)).some(({ path }) => path.endsWith('ui-state'))).toBe(true);
  for (const { path } of await filesOf(userData))
    if (path.includes('stores') && !path.endsWith('.new'))
      await mkdir(join(userData, `${dirname(path)}/documents.new`), { recursive: true });
  await card(page, 'A bank').click();
  await title(page).fill('Half a tit');
  await expect(page.getByText('Not saved on this computer: writing failed')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.agency.store.read('documents'))).toContain('Half a tit');
  app.desktop.answer = async () => 1;
  await app.quit();
  expect(app.desktop.questions).toEqual([expect.objectContaining({ buttons: ['Keep open', 'Quit anyway'] })]);
});

test('if the keyring is locked, the program offers to try again, and then restores everything', async ({
  api,
  launchOnHarness,
}) => {
  let app = await launchOnHarness();
  await leaveUnsent(await atWork(app, api), api);
  await app.quit();
  app = await launchOnHarness();
  const { desktop } = app;
  await expect(app.page.getByRole('button', { name: '1 in the outbox' })).toBeVisible();
  desktop.keyringIsLocked = true;
  desktop.answer = async () => {
    desktop.keyringIsLocked = false;
    return 0;
  };
  await app.page.reload();
  await expect(app.page.getByRole('button', { name: '1 in the outbox' })).toBeVisible();
  expect(desktop.questions).toEqual([expect.objectContaining({ buttons: ['Try again', 'Continue without it'] })]);
});
