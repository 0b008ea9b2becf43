import { newPortfolioItem } from '../../../../e2e/fixtures/content.factory.ts';
import { connected } from '../../fixtures/at-work.ts';
import { filesOf } from '../../fixtures/files-of.ts';
import { test } from '../../fixtures/harness-test.ts';
import { signInByBridge } from '../../fixtures/signed-in.ts';
import { expect } from '../../fixtures/test.ts';
import type { HarnessApp } from '../../launchers/launch-harness.ts';

const contentsOf = ({ desktop }: HarnessApp) => {
  const [window] = desktop.windows;
  if (!window) throw new Error('No window');
  return window.webContents;
};

/** Ends the window's process, and waits until there is another page. */
async function crash(app: HarnessApp) {
  const before = app.page;
  contentsOf(app).forcefullyCrashRenderer();
  await expect.poll(() => app.page !== before).toBe(true);
}

test('a window whose process has crashed comes back with unsaved changes and the outbox', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  await api.database.portfolioItem.deleteMany();
  for (const title of ['A shop', 'An archive'])
    await api.database.portfolioItem.create({ data: newPortfolioItem({ title }) });
  const app = await launchOnHarness();
  await signInByBridge(app.page, api);
  await connected(app.page);
  await app.page.getByRole('button', { name: 'Portfolio' }).click();
  await app.page.getByRole('button', { name: 'A shop' }).click();
  await api.stop();
  await app.page.getByLabel('Title').fill('A bigger shop');
  await app.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(app.page.getByText('In the outbox').first()).toBeVisible();
  await app.page.getByRole('button', { name: 'An archive' }).click();
  await app.page.getByLabel('Title').fill('An archive, half typed');
  const kept = (name: 'documents' | 'cache') => app.page.evaluate((store) => window.agency.store.read(store), name);
  await expect.poll(() => kept('documents')).toContain('half typed');
  await expect.poll(() => kept('documents')).toContain('A bigger shop');
  await expect.poll(() => kept('cache')).toContain('An archive');

  await crash(app);
  await expect(app.page.getByRole('button', { name: '1 in the outbox' })).toBeVisible();
  await app.page.getByRole('button', { name: 'An archive' }).click();
  await expect(app.page.getByLabel('Title')).toHaveValue('An archive, half typed');
  const log = (await filesOf(userData)).find(({ path }) => path.endsWith('console.log'));
  expect(log?.text).toContain("the window's process is gone: crashed");
});

test('if a window keeps failing, the program asks what to do', async ({ launchOnHarness }) => {
  const app = await launchOnHarness();
  app.desktop.answer = async () => 0;
  for (let times = 0; times < 3; times += 1) await crash(app);
  expect(app.desktop.questions).toEqual([]);
  await crash(app);
  expect(app.desktop.questions).toMatchObject([
    { message: 'The window of Agency Console keeps failing.', buttons: ['Reload', 'Quit'] },
  ]);
  const ended = new Promise((resolve) => app.desktop.events.once('quit', resolve));
  for (let times = 0; times < 2; times += 1) await crash(app);
  app.desktop.answer = async () => 1;
  contentsOf(app).forcefullyCrashRenderer();
  await ended;
});

test('a window that hangs is reloaded only if the admin agrees', async ({ launchOnHarness }) => {
  const app = await launchOnHarness();
  const [window] = app.desktop.windows;
  const before = app.page;
  app.desktop.answer = () => Promise.reject(new Error('no box'));
  window?.emit('unresponsive');
  await expect.poll(() => app.desktop.questions.length).toBe(1);
  app.desktop.answer = async () => 0;
  await expect
    .poll(() => {
      window?.emit('unresponsive');
      return app.desktop.questions.length;
    }, 'the program asks again after it failed to ask')
    .toBeGreaterThan(1);
  expect(app.desktop.questions.at(-1)?.buttons).toEqual(['Wait', 'Reload']);
  expect(app.page).toBe(before);
  app.desktop.answer = async () => 1;
  window?.emit('unresponsive');
  await expect.poll(() => app.page !== before).toBe(true);
  await expect(app.page.getByLabel('Server address')).toBeVisible();
});
