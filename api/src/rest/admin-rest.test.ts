import { expect, test } from 'vitest';
import { contactSubmission, portfolioItem } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, client } = await useApi();

async function send(method: string, path: string, body?: string | object, headers: Record<string, string> = {}) {
  const response = await fetch(api.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const item = { title: 'The shop', description: 'Rebuilt.', technology: 'React', imageUrl: '/images/shop.webp' };

test('the admin creates, changes and deletes a portfolio item, and the public list shows it', async () => {
  const { headers } = await signedIn(client);
  const made = await send('POST', '/api/admin/portfolio', item, headers);
  expect([made.status, made.body]).toMatchObject([201, { ...item, featured: false, metric1Value: null }]);
  const path = `/api/admin/portfolio/${made.body.id}`;
  const changed = await send('PUT', path, { ...item, title: 'The new shop' }, headers);
  expect([changed.status, changed.body.title]).toEqual([200, 'The new shop']);
  expect((await send('GET', '/api/portfolio')).body).toEqual([changed.body]);
  expect((await send('DELETE', path, undefined, headers)).status).toBe(200);
  expect((await send('DELETE', path, undefined, headers)).status).toBe(404);
  expect((await send('PUT', path, item, headers)).body).toEqual({
    message: 'This portfolio item no longer exists.',
  });
});

test('REST changes the first three metrics of an item, and keeps the fourth and an omitted `draft`', async () => {
  const { headers } = await signedIn(client);
  const metrics = ['1', '2', '3', '4'].map((value) => ({ value, label: null }));
  const { id } = await client.portfolioItem.create({ data: portfolioItem({ draft: true, metrics }) });
  const body = { ...item, metric1Value: '9', metric2Label: 'sales', metric3Value: '' };
  const changed = await send('PUT', `/api/admin/portfolio/${id}`, body, headers);
  expect(changed.body).toMatchObject({
    metric1Value: '9',
    metric2Value: null,
    metric2Label: 'sales',
    metric3Value: null,
  });
  expect(await client.portfolioItem.findUnique({ where: { id } })).toMatchObject({
    draft: true,
    metrics: [{ value: '9', label: null }, { value: null, label: 'sales' }, { value: null, label: null }, metrics[3]],
  });
});

test('all inquiries come in one list, newest first, and the answer may not be cached', async () => {
  const { headers } = await signedIn(client);
  await client.contactSubmission.createMany({ data: Array.from({ length: 120 }, () => contactSubmission()) });
  const { body, headers: answered } = await send('GET', '/api/admin/contacts', undefined, headers);
  const moments = body.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect([moments.length, moments]).toEqual([120, [...moments].sort().reverse()]);
  expect([answered.get('ETag'), answered.get('Cache-Control')]).toEqual([null, 'no-store']);
});

test.each([
  ['not JSON', 'name=x', 400, 'The body is not a JSON object.'],
  ['a list', '[]', 400, 'The body is not a JSON object.'],
  ['nothing', '', 400, 'The body is not a JSON object.'],
  ['values of other types', '{"title":5}', 400, /^title: Invalid input; description: Required; /],
  ['more than 100,000 bytes', `{"title":"${'x'.repeat(100_000)}"}`, 413, 'The body is longer than 100000 bytes.'],
])('a body (%s) is refused', async (_what, body, status, message) => {
  const { headers } = await signedIn(client);
  const answer = await send('POST', '/api/admin/portfolio', body, headers);
  expect([answer.status, answer.body.message]).toEqual([
    status,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
});

test('a long body without a declared length is refused', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 20; part++) controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'application/json' };
  const sent = await fetch(`${api.url}/api/contact`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(sent.status).toBe(413);
});

test('a body of another type is refused, so that a form on another site cannot send one', async () => {
  const { headers } = await signedIn(client);
  const type = { 'Content-Type': 'text/plain' };
  const answer = await send('POST', '/api/admin/portfolio', JSON.stringify(item), { ...headers, ...type });
  expect([answer.status, await client.portfolioItem.count()]).toEqual([415, 0]);
});

test('a refused email report carries `error` beside `message`', async () => {
  const { status, body } = await send('POST', '/api/performance/email-report', { email: 'visitor@client.example' });
  expect([status, body]).toMatchObject([
    400,
    { error: 'performanceData: Required', message: 'performanceData: Required' },
  ]);
});

test('a new portfolio item is public at once', async () => {
  await client.portfolioItem.create({ data: portfolioItem({ title: 'star', featured: true }) });
  expect((await send('GET', '/api/portfolio/featured')).body).toMatchObject([{ title: 'star' }]);
});

test.each([
  ['the page of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['an older browser on the page of another site', { Origin: 'https://evil.example' }, 403],
  ['a page of a sister domain', { Origin: 'http://blog.localhost:3000', 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a page that hides its origin', { Origin: 'null' }, 403],
  ['a page of this site', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['a program', {}, 201],
])('only this site and programs may make changes: a change from %s', async (_from, origin, status) => {
  const { headers } = await signedIn(client);
  const answer = await send('POST', '/api/admin/portfolio', item, { ...headers, ...origin } as Record<string, string>);
  expect([answer.status, await client.portfolioItem.count()]).toEqual([status, status === 201 ? 1 : 0]);
  const query = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...origin } as Record<string, string>,
    body: '{"query":"mutation { signOut { message } }"}',
  });
  expect(query.status).toBe(status === 201 ? 200 : 403);
});
