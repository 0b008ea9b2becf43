import { filesOf } from '../fixtures/files-of.ts';
import { findTokens } from '../fixtures/find-tokens.ts';
import { signInByBridge } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const everyInquiry = { query: '{ session { user { username } } contactSubmissions { totalCount } }' };

test('the token does not cross the bridge', async ({ api, launch }) => {
  const app = await launch();
  test.skip(!app.can.seeBridge, 'Only the harness shows what crosses the bridge.');
  await signInByBridge(app.page, api);
  await expect(app.page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  expect(app.ipc().join(), 'the bridge was recorded').toContain('session:signIn');
  expect(await findTokens(app.ipc().join('\n'), api)).toEqual([]);
});

test('the token is not in the renderer, in an answer, or readable on disk', async ({ api, launch, userData }) => {
  const { page } = await launch();
  const answers: Promise<string>[] = [];
  page.on('response', (response) =>
    answers.push(
      Promise.all([response.text().catch(() => ''), response.headersArray().catch(() => [])]).then((parts) =>
        JSON.stringify(parts),
      ),
    ),
  );
  await page.reload();
  await signInByBridge(page, api);
  expect(await api.database.session.count(), 'a session with a token is open').toBe(1);
  const ask = (body: object) =>
    page.evaluate(
      (given) =>
        fetch('/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: given }).then(
          async (response) => ({ status: response.status, answer: await response.json() }),
        ),
      JSON.stringify(body),
    );
  const { answer } = await ask(everyInquiry);
  expect(answer.data.contactSubmissions, 'the server gets the token').toEqual({ totalCount: 0 });
  const inRenderer = await page.evaluate(async () => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    document.documentElement.outerHTML,
    await indexedDB.databases(),
    await window.agency.session.get(),
    performance.getEntries(),
  ]);
  const onDisk = await filesOf(userData);
  const everywhere = JSON.stringify([inRenderer, await Promise.all(answers), onDisk]);
  expect(await findTokens(everywhere, api)).toEqual([]);

  const signIn = 'mutation { signIn(input: { username: "studio", password: "a long passphrase" }) { __typename } }';
  expect(await ask({ query: signIn }), 'the renderer cannot create a session').toMatchObject({
    status: 400,
    answer: { errors: [{ extensions: { code: 'REFUSED' } }] },
  });
  expect(await api.database.session.count()).toBe(1);
});
