import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { filesOf } from '../fixtures/files-of.ts';
import { signInByBridge } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { admin } from '../fixtures/test-api.ts';

test('the admin stays signed in after a restart, and a sign-out ends the session here and at the server', async ({
  api,
  launch,
}) => {
  let app = await launch();
  expect(await signInByBridge(app.page, api)).toEqual({ ok: true });
  const signedIn = { state: 'signed-in', server: api.url, username: admin.username, storage: 'encrypted' };
  expect(await app.page.evaluate(() => window.agency.session.get())).toEqual(signedIn);
  await app.quit();

  app = await launch();
  expect(await app.page.evaluate(() => window.agency.session.get())).toEqual(signedIn);
  expect(await api.database.session.count()).toBe(1);
  await app.page.evaluate(() => window.agency.session.signOut());
  expect(await api.database.session.count()).toBe(0);
  await app.quit();

  app = await launch();
  expect(await app.page.evaluate(() => window.agency.session.get())).toEqual({
    state: 'signed-out',
    servers: [api.url],
    lastUsername: admin.username,
    notice: null,
  });
});

test('strangers who try the admin’s name cannot lock out a console that has signed in before', async ({
  api,
  launch,
}) => {
  let app = await launch();
  await signInByBridge(app.page, api);
  await app.page.evaluate(() => window.agency.session.signOut());
  await app.quit();

  app = await launch();
  const tries = Array.from({ length: 10 }, () =>
    fetch(`${api.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: admin.username, password: 'not this one' }),
    }),
  );
  await Promise.all(tries);
  const result = await signInByBridge(app.page, api);
  // Remove the counts of attempts, because other scenarios also sign in from this network.
  await api.database.$executeRaw`DELETE FROM rate_limits`;
  expect(result).toEqual({ ok: true });
});

test('if the session ended elsewhere, the console asks to sign in, and stored data stays', async ({ api, page }) => {
  await page.evaluate(() => window.agency.store.write('documents', 'a waiting write'));
  await page.evaluate(() => window.agency.session.ended());
  expect(
    await page.evaluate(() => window.agency.session.get()),
    'the session stays, because the server says that it is open',
  ).toMatchObject({
    state: 'signed-in',
  });
  await api.database.session.deleteMany();
  await page.evaluate(() => window.agency.session.ended());
  expect(await page.evaluate(() => window.agency.session.get())).toMatchObject({
    state: 'signed-out',
    notice: 'ended',
  });
  await signInByBridge(page, api);
  expect(await page.evaluate(() => window.agency.store.read('documents'))).toBe('a waiting write');
});

test('stored files are encrypted, and signing out leaves no data of the admin behind', async ({
  api,
  launch,
  userData,
}) => {
  const { page } = await launch();
  const cached = () => page.evaluate(() => window.agency.store.read('cache'));
  // Sign in without waiting for the page, so that the page has stored nothing yet.
  const signIn = () => page.evaluate((given) => window.agency.session.signIn(given), { server: api.url, ...admin });
  const signOut = () => page.evaluate(() => window.agency.session.signOut());
  await signIn();
  await page.evaluate(() => window.agency.store.write('cache', 'an inquiry by Ada'));
  const files = await filesOf(userData);
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['session.bin']));
  for (const { path, text } of files) expect(text, path).not.toMatch(/Ada|"token"/);
  await signOut();
  expect(await cached()).toBeNull();
  await signIn();
  expect(await cached()).toBeNull();
  await signOut();
  expect((await filesOf(userData)).filter(({ path }) => /session\.bin|stores\/./.test(path))).toEqual([]);
});

test('signing out removes all toasts', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  await line(page, /Ada Lovelace/).click();
  await page.getByRole('article').getByRole('button', { name: 'Copy address' }).click();
  // The toast stays while the mouse is over it.
  await page.getByRole('listitem').filter({ hasText: 'ada.lovelace@client.example' }).hover();
  await page.evaluate(() => window.agency.session.signOut());
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('ada.lovelace');
});
