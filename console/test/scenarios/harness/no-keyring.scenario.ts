import { newEnquiry } from '../../../../e2e/fixtures/content.factory.ts';
import { atWork } from '../../fixtures/at-work.ts';
import { filesOf } from '../../fixtures/files-of.ts';
import { test } from '../../fixtures/harness-test.ts';
import { signInByBridge } from '../../fixtures/signed-in.ts';
import { expect } from '../../fixtures/test.ts';
import { admin } from '../../fixtures/test-api.ts';

test.skip(process.platform !== 'linux', 'Only Linux has a keyring that keeps nothing secret.');

test('without a real keyring nothing is written, and the sign-in ends with the program', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  await api.database.contactSubmission.create({ data: newEnquiry({ name: 'Ada Lovelace' }) });
  let app = await launchOnHarness({ keyring: 'basic_text' });
  await signInByBridge(app.page, api);
  expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ storage: 'memory' });
  await expect.poll(() => app.page.evaluate(() => window.agency.store.read('cache'))).toContain('Ada Lovelace');
  const paths = (await filesOf(userData)).map(({ path }) => path);
  expect(paths.filter((path) => /session\.bin|stores/.test(path))).toEqual([]);
  await app.quit();

  app = await launchOnHarness({ keyring: 'basic_text' });
  expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ state: 'signed-out' });
});

test('what a keyring kept is not taken up once the keyring is gone', async ({ api, launchOnHarness, userData }) => {
  let app = await launchOnHarness();
  await signInByBridge(app.page, api);
  await app.quit();
  app = await launchOnHarness({ keyring: 'basic_text' });
  expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ state: 'signed-out' });
  expect((await filesOf(userData)).map(({ path }) => path)).not.toContain('session.bin');
});

test('a keyring that nobody knows is none', async ({ api, launchOnHarness, userData }) => {
  const { page } = await launchOnHarness({ keyring: '' });
  await signInByBridge(page, api);
  expect(await page.evaluate(() => window.agency.session.get())).toMatchObject({ storage: 'memory' });
  expect((await filesOf(userData)).map(({ path }) => path)).not.toContain('session.bin');
});

test('what was kept with a keyring outlasts another login without one', async ({ api, stranger, launchOnHarness }) => {
  let app = await launchOnHarness();
  await signInByBridge(app.page, api);
  await app.page.evaluate(() => window.agency.session.signOut());
  await atWork(app, api);
  const draft = JSON.stringify({ place: { view: 'inbox' }, drafts: {}, kept: 'precious' });
  await app.page.evaluate((text) => window.agency.store.write('view', text), draft);
  await app.quit();
  app = await launchOnHarness({ keyring: 'basic_text' });
  const elsewhere = { server: stranger.url, ...admin };
  expect(await app.page.evaluate((given) => window.agency.session.signIn(given), elsewhere)).toEqual({ ok: true });
  await app.quit();
  const files = await filesOf(app.desktop.userData);
  expect(files.filter(({ path }) => /stores\/\w+\/view$/.test(path))).toHaveLength(1);
});
