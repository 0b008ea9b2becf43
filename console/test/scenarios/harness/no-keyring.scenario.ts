import { atWork } from '../../fixtures/at-work.ts';
import { filesOf } from '../../fixtures/files-of.ts';
import { test } from '../../fixtures/harness-test.ts';
import { signInByBridge } from '../../fixtures/signed-in.ts';
import { expect } from '../../fixtures/test.ts';
import { admin } from '../../fixtures/test-api.ts';

test.skip(process.platform !== 'linux', 'Only on Linux can the keyring be missing or keep nothing secret.');

for (const keyring of ['basic_text', '', 'broken'] as const)
  test(`with the keyring "${keyring}", neither session nor texts are written, and the session ends at Quit`, async ({
    api,
    launchOnHarness,
    userData,
  }) => {
    let app = await launchOnHarness({ keyring });
    const page = await atWork(app, api);
    expect(await page.evaluate(() => window.agency.session.get())).toMatchObject({ storage: 'memory' });
    await expect(page.getByText('Memory only: all data is lost when you quit')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.agency.store.read('cache'))).toContain('syncedAt');
    expect(await kept(userData)).toEqual([]);
    await app.quit();
    app = await launchOnHarness({ keyring });
    expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ state: 'signed-out' });
  });

test('a stored session is removed if the keyring is missing at the next start', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  let app = await launchOnHarness();
  await signInByBridge(app.page, api);
  await app.quit();
  app = await launchOnHarness({ keyring: 'basic_text' });
  expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ state: 'signed-out' });
  expect((await filesOf(userData)).map(({ path }) => path)).not.toContain('session.bin');
});

test('files that were stored with a keyring stay when somebody else logs in without a keyring', async ({
  api,
  otherServer,
  launchOnHarness,
}) => {
  let app = await launchOnHarness();
  await signInByBridge(app.page, api);
  await app.page.evaluate(() => window.agency.session.signOut());
  await atWork(app, api);
  await app.page.evaluate(() => window.agency.store.write('documents', '{"kept":"precious"}'));
  await app.quit();
  app = await launchOnHarness({ keyring: 'basic_text' });
  const elsewhere = { server: otherServer.url, ...admin };
  expect(await app.page.evaluate((given) => window.agency.session.signIn(given), elsewhere)).toEqual({ ok: true });
  await app.quit();
  const files = await filesOf(app.desktop.userData);
  expect(files.filter(({ path }) => /stores\/\w+\/documents$/.test(path))).toHaveLength(1);
});

test('the program uses the keyring of a desktop’s portal', async ({ api, launchOnHarness, userData }) => {
  const app = await launchOnHarness({ keyring: 'portal' });
  const page = await atWork(app, api);
  await expect(page.getByText('Memory only')).toBeHidden();
  await expect.poll(() => kept(userData)).toContainEqual(expect.stringMatching(/^session\.bin v12/));
});

/** Returns the paths of the stored session and texts, each with the prefix that shows the kind of key. */
async function kept(userData: string): Promise<string[]> {
  const files = await filesOf(userData);
  return files.filter(({ path }) => /session|stores/.test(path)).map(({ path, text }) => `${path} ${text.slice(0, 3)}`);
}
