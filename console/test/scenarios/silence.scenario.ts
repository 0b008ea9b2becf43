import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, goOffline, line, upToDate } from '../fixtures/at-work.ts';
import { added, listen } from '../fixtures/heard-changes.ts';
import { json } from '../fixtures/other-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { admin } from '../fixtures/test-api.ts';

test('the displayed age of the data grows while the server is unreachable', async ({ api, launch }) => {
  const { page } = await launch().then(async (app) => {
    // Replaces the clock before the sign-in, because the page starts its timers after the sign-in.
    await app.page.clock.install();
    await atWork(app, api);
    return app;
  });
  await upToDate(page);
  await goOffline(page, api);
  // An hour passes, as if the machine slept.
  await page.clock.fastForward('01:00:00');
  const age = page.getByRole('contentinfo').getByText(/^As of /);
  await expect(age).toHaveText('As of 1 hour ago');
  await page.clock.runFor('01:00:00');
  await expect(age).toHaveText('As of 2 hours ago');
  await api.start();
  await upToDate(page);
});

test('after a new sign-in, missed inquiries are announced once, and unsaved changes are kept', async ({
  api,
  launch,
}) => {
  const app = await launch();
  const page = await atWork(app, api);
  await upToDate(page);
  await listen(page);
  const arrive = (name: string) => api.database.contactSubmission.create({ data: newInquiry({ name }) });
  await arrive('Before');
  await expect.poll(() => added(page)).toEqual(['Before']);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('button', { name: 'New item' }).click();
  await page.getByLabel('Title').fill('Half a title');
  await api.database.session.deleteMany();
  await arrive('While nobody was signed in');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  expect(await app.unread(), 'the badge shows no count while nobody is signed in').toBe(0);
  await arrive('Still nobody');
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await upToDate(page);
  await expect(page.getByLabel('Title')).toHaveValue('Half a title');
  await page.getByRole('button', { name: 'Inbox' }).click();
  await arrive('After');
  await expect(line(page, /Unread: After/)).toBeVisible();
  expect(await added(page)).toEqual(['Before', 'While nobody was signed in', 'Still nobody', 'After']);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(4);
  await expect.poll(() => app.unread()).toBe(4);
});

test('the change feed is retried if it reports the end of the session but the server does not confirm this', async ({
  launch,
  otherServer,
}) => {
  let streams = 0;
  otherServer.answer = ({ body }, response) => {
    if (!body.includes('ConsoleChanges')) return response.writeHead(503).end();
    streams += 1;
    if (streams === 1) {
      response.setHeader('Content-Type', 'application/json');
      return response.end('{"errors":[{"message":"Please log in.","extensions":{"code":"UNAUTHENTICATED"}}]}');
    }
    response.setHeader('Content-Type', 'text/event-stream');
    const changes = { cursor: 'here', type: null, id: null, added: false, deleted: false, current: true, node: null };
    response.write(`event: next\ndata: ${JSON.stringify({ data: { changes } })}\n\n`);
  };
  const { page } = await launch();
  await page.evaluate((given) => window.agency.session.signIn(given), { server: otherServer.url, ...admin });
  await connected(page);
  await expect(page.getByText('Nothing loaded yet; loading failed and will be retried')).toBeVisible();
  await expect(page.getByText('Up to date')).toHaveCount(0);
  otherServer.answer = (_request, response) => json(response, {});
});
