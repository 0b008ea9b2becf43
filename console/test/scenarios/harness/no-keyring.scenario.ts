import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newInquiry } from '../../../../e2e/fixtures/content.factory.ts';
import { atWork } from '../../fixtures/at-work.ts';
import { filesOf } from '../../fixtures/files-of.ts';
import { test } from '../../fixtures/harness-test.ts';
import { show, title } from '../../fixtures/portfolio-form.ts';
import { signInByBridge } from '../../fixtures/signed-in.ts';
import { expect } from '../../fixtures/test.ts';
import { admin } from '../../fixtures/test-api.ts';
import { asOpenToAll } from '../../harness/keyring.ts';
import type { HarnessApp } from '../../launchers/launch-harness.ts';

test.skip(process.platform !== 'linux', 'Only Linux has a keyring that keeps nothing secret.');

test('without a real keyring nothing is written, and the sign-in ends with the program', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
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

test('what was kept with a keyring outlasts another login without one', async ({
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

test('a keyring that is there by name only is none: nothing is written, and the status line says so', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  const app = await launchOnHarness({ keyring: 'broken' });
  const page = await atWork(app, api);
  await expect(page.getByText('Memory only: nothing is kept after you quit')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.agency.store.read('cache'))).toContain('syncedAt');
  expect(await kept(userData)).toEqual([]);
});

test('the keyring of a desktop’s portal is one', async ({ api, launchOnHarness, userData }) => {
  const app = await launchOnHarness({ keyring: 'portal' });
  const page = await atWork(app, api);
  await expect(page.getByText('Memory only')).toBeHidden();
  await expect.poll(() => kept(userData)).toContainEqual(expect.stringMatching(/^session\.bin v12/));
});

/** What is kept on the disk of token and inbox, with the mark of whose key it is encrypted by. */
async function kept(userData: string): Promise<string[]> {
  const files = await filesOf(userData);
  return files.filter(({ path }) => /session|stores/.test(path)).map(({ path, text }) => `${path} ${text.slice(0, 3)}`);
}

/** Leaves unsaved changes, and of everything kept what an earlier version of the program would have made: open to all. */
async function leaveOpenToAll(app: HarnessApp) {
  const { desktop, page } = app;
  await show(page, 'Portfolio');
  await page.getByRole('button', { name: 'New item' }).click();
  await title(page).fill('A precious thought');
  await expect.poll(() => page.evaluate(() => window.agency.store.read('documents'))).toContain('precious');
  await app.quit();
  for (const { path } of await filesOf(desktop.userData)) {
    if (!/session|stores/.test(path)) continue;
    const file = join(desktop.userData, path);
    const open = asOpenToAll(desktop.keyringKey, await readFile(file));
    await writeFile(file, open);
    // As texts that were set aside, and what a write that was broken off left behind.
    if (path.endsWith('cache')) await writeFile(`${file}.2026-01-01.unreadable`, open);
    if (path.endsWith('cache')) await writeFile(`${file}.new`, open);
  }
  expect((await kept(desktop.userData)).every((each) => each.endsWith('v10'))).toBe(true);
}

test('what an earlier version left open to all is taken into memory where there is no keyring', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  let app = await launchOnHarness();
  await atWork(app, api);
  await leaveOpenToAll(app);
  app = await launchOnHarness({ keyring: 'broken' });
  expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ state: 'signed-out' });
  await expect.poll(() => kept(userData)).toEqual([]);
  const page = await atWork(app, api);
  await expect(title(page)).toHaveValue('A precious thought');
  expect(await kept(userData)).toEqual([]);
});

test('what an earlier version left open to all is encrypted once there is a keyring', async ({
  api,
  launchOnHarness,
  userData,
}) => {
  let app = await launchOnHarness();
  await atWork(app, api);
  await leaveOpenToAll(app);
  app = await launchOnHarness();
  await expect(title(app.page)).toHaveValue('A precious thought');
  const files = await kept(userData);
  expect(files.filter((each) => !each.endsWith('v11'))).toEqual([]);
  expect(files).toContainEqual(expect.stringMatching(/unreadable v11$/));
});

test('what was left open to all and is damaged goes', async ({ api, launchOnHarness, userData }) => {
  let app = await launchOnHarness();
  await atWork(app, api);
  await leaveOpenToAll(app);
  for (const { path, text } of await filesOf(userData))
    if (/session|stores/.test(path)) await writeFile(join(userData, path), text.slice(0, 20), 'latin1');
  app = await launchOnHarness();
  expect(await app.page.evaluate(() => window.agency.session.get())).toMatchObject({ state: 'signed-out' });
  expect(await kept(userData)).toEqual([]);
  expect(app.desktop.questions, 'there is nothing to try again').toEqual([]);
});
