import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { triesPerMinute } from '#main/tries-per-minute.ts';
import { requestSignIn } from './sign-in.ts';

test('ten tries a minute are allowed, and another one after the minute is over', () => {
  let now = 0;
  const mayTry = triesPerMinute(() => now);
  const tried = Array.from({ length: 12 }, () => mayTry());
  expect(tried.filter(Boolean)).toHaveLength(10);
  now += 60_000;
  expect(mayTry()).toBe(true);
});

const credentials = { username: 'studio', password: 'a long passphrase' };

/** The body of the last request. */
let sent = '';

/** Signs in at a server that answers with `body`, and returns the result. */
async function signInAt(body: string, type = 'application/json', status = 200) {
  const server = createServer(async (request, response) => {
    sent = await text(request);
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return requestSignIn({ ...credentials, server: `http://127.0.0.1:${port}` }, 'device');
}
const answer = (signIn: object) => JSON.stringify({ data: { signIn } });

test('sends the device token, and returns the server’s tokens and username', async () => {
  const tokens = { token: 'a token', deviceToken: 'another device' };
  const signedIn = answer({ __typename: 'SignedIn', ...tokens, user: { username: 'Studio' } });
  expect(await signInAt(signedIn)).toEqual({ ok: true, ...tokens, username: 'Studio' });
  expect(JSON.parse(sent).variables.input).toEqual({ ...credentials, deviceToken: 'device' });
});

test('returns the server’s refusal, with the field it is about', async () => {
  const wrong = answer({ __typename: 'InvalidCredentials', message: 'Invalid credentials' });
  expect(await signInAt(wrong)).toEqual({ ok: false, message: 'Invalid credentials' });
  const issues = [{ path: 'username', message: 'Too long' }];
  const invalid = answer({ __typename: 'InvalidInput', message: 'Please check', issues });
  expect(await signInAt(invalid)).toEqual({ ok: false, message: 'Too long', field: 'username' });
});

test.each([
  ['a page', '<h1>Welcome</h1>', 'text/html'],
  ['invalid JSON', 'Welcome', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['data without the requested field', '{"data":{}}', 'application/json'],
  ['a sign-in without a token', answer({ __typename: 'SignedIn', user: {} }), 'application/json'],
  [
    'a token that is not text',
    answer({ __typename: 'SignedIn', token: 7, deviceToken: 'x', user: { username: 'studio' } }),
    'application/json',
  ],
  ['issues that are null', answer({ __typename: 'InvalidInput', message: 'x', issues: null }), 'application/json'],
])('reports a wrong address when the server answers with %s', async (_what, body, type) => {
  const message = 'The server at this address does not seem to be the agency’s.';
  expect(await signInAt(body, type)).toEqual({ ok: false, message, field: 'server' });
});

test('reports that the server cannot be reached when only a proxy answers, or nothing does', async () => {
  const refused = { ok: false, message: 'The server cannot be reached at this address.', field: 'server' };
  expect(await signInAt('<h1>Bad gateway</h1>', 'text/html', 502)).toEqual(refused);
  expect(await requestSignIn({ ...credentials, server: 'http://127.0.0.1:9' }, null)).toEqual(refused);
});
