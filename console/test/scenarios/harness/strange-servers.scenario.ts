import type { Page } from '@playwright/test';
import { atWork } from '../../fixtures/at-work.ts';
import { test } from '../../fixtures/harness-test.ts';
import { signInByBridge } from '../../fixtures/signed-in.ts';
import { expect } from '../../fixtures/test.ts';
import { admin } from '../../fixtures/test-api.ts';

const signIn = (page: Page, server: string, username = admin.username) =>
  page.evaluate((given) => window.agency.session.signIn(given), { ...admin, server, username });

test('an admin who is logged in cannot log in elsewhere, and nothing is sent', async ({
  api,
  otherServer,
  launchOnHarness,
}) => {
  const { page } = await launchOnHarness();
  await signInByBridge(page, api);
  const tries = Array.from({ length: 20 }, (_, at) => signIn(page, otherServer.url, `an inquiry, part ${at}`));
  const refused = { ok: false, message: 'A user is already logged in. Please log out first.' };
  expect(await Promise.all(tries)).toEqual(tries.map(() => refused));
  expect(otherServer.seen).toEqual([]);
  expect(await page.evaluate(() => window.agency.session.get())).toMatchObject({ server: api.url });
});

test('of simultaneous logins, only the first takes effect', async ({ otherServer, thirdServer, launchOnHarness }) => {
  const { page } = await launchOnHarness();
  const both = await Promise.all([signIn(page, otherServer.url), signIn(page, thirdServer.url)]);
  expect(both).toMatchObject([{ ok: true }, { ok: false }]);
  expect(thirdServer.seen).toEqual([]);
});

test('before the first login at another server, the program asks and names the host', async ({
  api,
  launchOnHarness,
}) => {
  const { desktop, page } = await launchOnHarness();
  const strange = 'https://agency.invalid:8443';
  desktop.answer = async () => 0;
  expect(await signIn(page, strange), 'the very first server needs no question').toMatchObject({ field: 'server' });
  expect(desktop.questions).toEqual([]);
  await signInByBridge(page, api);
  await page.evaluate(() => window.agency.session.signOut());

  expect(await signIn(page, strange)).toEqual({ ok: false, message: 'You were not logged in, and nothing was sent.' });
  expect(desktop.questions).toMatchObject([
    {
      message: 'Log in to agency.invalid:8443?',
      detail: 'Your username and password will be sent there.',
      buttons: ['Cancel', 'Log in'],
      defaultId: 0,
      cancelId: 0,
    },
  ]);
  const forgot = await page.evaluate(
    (server) => window.agency.session.forgotPassword({ server, email: 'ada@agency.example' }),
    strange,
  );
  expect(forgot).toEqual({ ok: false, message: 'Nothing was sent.' });
  expect(desktop.questions).toMatchObject([{}, { message: 'Request a password reset link from agency.invalid:8443?' }]);
  desktop.answer = async () => 1;
  expect(await signIn(page, strange), 'after a confirmation, the console contacts the server').toMatchObject({
    field: 'server',
  });
  await signInByBridge(page, api);
  expect(desktop.questions, 'a known server needs no question').toHaveLength(3);
});

test('the console limits the login attempts of its page', async ({ otherServer, launchOnHarness }) => {
  const { page } = await launchOnHarness();
  otherServer.letsIn = false;
  for (let tries = 0; tries < 12; tries += 1) await signIn(page, otherServer.url);
  expect(await signIn(page, otherServer.url)).toMatchObject({
    message: 'Too many attempts. Please try again in a minute.',
  });
  expect(otherServer.seen).toHaveLength(10);
});

test('a console that is too old for its server says so', async ({ api, launchOnHarness }) => {
  const app = await launchOnHarness();
  app.desktop.version = '0.0.9';
  const page = await atWork(app, api);
  await expect(page.getByRole('alert').filter({ hasText: 'This console is too old for the server.' })).toBeVisible();
});
