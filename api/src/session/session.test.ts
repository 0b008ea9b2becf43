import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';
import { hashPassword } from './password.ts';
import { hashToken, newToken } from './session.ts';

const database = await useTestDatabase();
const { client, url } = database;
const jobs = await openJobs({ databaseUrl: url, logger: capturedLog().logger });
afterAll(() => jobs.close());
const services = testServices(client, url, { outbox: createOutbox(client, jobs.boss) });
const api = await serveApi(database, { services });
const secured = await serveApi(database, {
  services,
  site: { publicUrl: 'https://agency.example', secure: true },
});

const proxied = await serveApi(database, { services, trustProxy: true });

const password = 'a long passphrase';
const passwordHash = await hashPassword(password);
const hourMs = 3_600_000;

beforeEach(async () => {
  await client.user.create({ data: { username: 'studio', email: 'admin@agency.example', password: passwordHash } });
});

async function post(path: string, body: object, { headers = {}, at = api.url } = {}) {
  const response = await fetch(`${at}/api/admin/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const login = (given = password, username = 'studio') => post('login', { username, password: given });
const isIn = async (headers: Record<string, string>) =>
  (await (await fetch(`${api.url}/api/admin/session`, { headers })).json()).authenticated;

describe('signing in', () => {
  test('returns the user and sets the token as a cookie that scripts cannot read; the database stores its hash', async () => {
    const { status, body, headers } = await login();
    expect([status, body]).toEqual([
      200,
      { success: true, user: { username: 'studio' }, message: 'Welcome to the admin dashboard!' },
    ]);
    const [cookie = '', device] = headers.getSetCookie();
    expect(device).toMatch(/^agency_device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(cookie).toMatch(/^agency_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const token = cookie.slice('agency_session='.length, 'agency_session='.length + 43);
    expect(await client.session.findMany()).toMatchObject([{ tokenHash: hashToken(token) }]);
    expect(await isIn({ Cookie: `a=1; agency_session=${token}` })).toBe(true);
    expect(await isIn({ Authorization: `Bearer ${token}` })).toBe(true);
  });

  test('sets a cookie that is Secure and bound to this host if the site has https', async () => {
    const { headers } = await post('login', { username: 'studio', password }, { at: secured.url });
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-agency_session=.*; Secure/);
  });

  test('ends the previous session of the browser', async () => {
    const { headers } = await signedIn(client);
    await post('login', { username: 'studio', password }, { headers });
    expect(await isIn(headers)).toBe(false);
  });

  test.each([
    ['a wrong password', 'wrong password', 'studio'],
    ['an unknown name', password, 'nobody'],
  ])('with %s is refused with the same message', async (_what, given, username) => {
    const { status, body, headers } = await login(given, username);
    expect([status, body]).toEqual([401, { success: false, message: 'Invalid credentials' }]);
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test('is refused after ten failed attempts from one address, even with the right password; a success resets the count', async () => {
    const tries = await Promise.all(Array.from({ length: 9 }, () => login('wrong password')));
    expect(tries.map(({ status }) => status)).toEqual(Array(9).fill(401));
    expect((await login()).status).toBe(200);
    await Promise.all(Array.from({ length: 10 }, () => login('wrong password')));
    const { status, body, headers } = await login();
    expect([status, body.message]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800);
  });
});

test('while strangers try a name from everywhere, its owner can still sign in from a network with an earlier sign-in', async () => {
  const { rateLimits } = services;
  expect((await login()).status).toBe(200);
  for (let tries = 0; tries < 50; tries++) await rateLimits.consume('signInByUsername', 'studio');
  expect((await login()).status).toBe(200);
  await rateLimits.consume('signInByUsername', 'studio').then(
    () => expect.unreachable(),
    ({ message }) => expect(message).toMatch(/^Too many attempts/),
  );
});

describe('a browser in which the admin has signed in before', () => {
  const at = (place: string, Cookie = '') => ({ at: proxied.url, headers: { 'X-Forwarded-For': place, Cookie } });
  const tryFrom = async (place: string, cookie = '', given = password) =>
    (await post('login', { username: 'studio', password: given }, at(place, cookie))).status;
  /** Signs in from another network. Returns the cookie of the device. */
  async function known() {
    const { headers } = await post('login', { username: 'studio', password }, at('192.0.2.1'));
    return headers.getSetCookie()[1]?.split(';', 1)[0] ?? '';
  }
  test('can sign in from any network, even while strangers try the name from everywhere', async () => {
    const device = await known();
    const { rateLimits } = services;
    for (let tries = 0; tries < 50; tries++) await rateLimits.consume('signInByUsername', 'studio');
    for (let tries = 0; tries < 10; tries++) await rateLimits.consume('signInByAddress', '203.0.113.9');
    expect(await tryFrom('203.0.113.77'), 'an unknown browser').toBe(429);
    expect([await tryFrom('203.0.113.9', device), await tryFrom('203.0.113.77', device)]).toEqual([200, 200]);
    expect(await tryFrom('203.0.113.78', 'agency_device=made-up')).toBe(429);
  });

  test('has ten attempts of its own before attempts count against its network', async () => {
    const device = await known();
    const statuses = [];
    for (let tries = 0; tries < 21; tries++) statuses.push(await tryFrom('203.0.113.9', device, 'wrong password'));
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
    expect(await tryFrom('203.0.113.9', device), 'also with the right password').toBe(429);
    expect(await services.rateLimits.remembers('other', device.split('=')[1] ?? ''), 'under another name').toBe(false);
  });
});

describe('a session', () => {
  test('records when it was used, so that only an unused session ends', async () => {
    const { headers } = await signedIn(client, { lastSeenAt: new Date(Date.now() - 47 * hourMs) });
    expect(await isIn(headers)).toBe(true);
    const { lastSeenAt } = await client.session.findFirstOrThrow();
    expect(Date.now() - lastSeenAt.getTime()).toBeLessThan(hourMs);
  });

  test('is reported with its user; without a sign-in, no session is reported', async () => {
    const ask = async (headers = {}) => (await fetch(`${api.url}/api/admin/session`, { headers })).json();
    const { headers } = await signedIn(client, {}, 'studio');
    expect(await ask(headers)).toEqual({ authenticated: true, user: { username: 'studio' } });
    expect(await ask()).toEqual({ authenticated: false, user: null });
  });

  test('lasts 14 days from the login, in the browser too, however often it is used', async () => {
    const before = Date.now();
    const setCookie = (await login()).headers.get('Set-Cookie') ?? '';
    await isIn({ Cookie: setCookie });
    const { expiresAt } = await client.session.findFirstOrThrow();
    const days = (date: Date) => (date.getTime() - before) / (24 * hourMs);
    const [, expires = ''] = /Expires=([^;]+)/.exec(setCookie) ?? [];
    expect([days(expiresAt), days(new Date(expires))]).toEqual([expect.closeTo(14, 2), expect.closeTo(14, 2)]);
  });

  test('ends with signing out, and its cookie is deleted', async () => {
    const { headers } = await signedIn(client);
    const answer = await post('logout', {}, { headers });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^agency_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get('Clear-Site-Data'), 'deletes the cache, but no unsent form').toBe('"cache"');
    expect([await isIn(headers), await client.session.count()]).toEqual([false, 0]);
  });
});

describe('a request for a reset link', () => {
  test('gets the same answer for known and unknown addresses, without the link', async () => {
    const known = await post('forgot-password', { email: 'admin@agency.example' });
    const unknown = await post('forgot-password', { email: 'nobody@agency.example' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await client.outgoingMail.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { kind: 'password-reset', recipient: 'admin@agency.example', content: {} },
      { kind: 'password-reset', recipient: 'nobody@agency.example', content: {} },
    ]);
  });

  /** Requests links from these addresses, one after the other. */
  async function askFrom(places: string[], email = 'Admin@agency.example') {
    const answers = [];
    for (const place of places)
      answers.push(
        await post('forgot-password', { email }, { at: proxied.url, headers: { 'X-Forwarded-For': place } }),
      );
    return answers;
  }
  const here = '203.0.113.9';

  test.each(['Admin@agency.example', 'nobody@agency.example'])(
    'is refused, with the time to wait, after three requests by the same visitor for %s',
    async (email) => {
      const answers = await askFrom([here, here, here, here], email);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(answers[3]?.body).toEqual({ message: 'Too many attempts. Please try again in 60 minutes.' });
      expect(Number(answers[3]?.headers.get('Retry-After'))).toBeGreaterThan(3_500);
      expect(await client.outgoingMail.count()).toBe(3);
    },
  );

  test('mails nothing after three links to one mailbox in an hour; the answer is as usual, and the log has the reason', async () => {
    const answers = await askFrom(['198.51.100.1', '198.51.100.2', '198.51.100.3', here]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await client.outgoingMail.count()).toBe(3);
    const [line, ...more] = proxied.lines.filter(({ msg }) => msg === 'link not mailed');
    expect(line).toMatchObject({
      level: 40,
      requestId: answers[3]?.headers.get('X-Request-Id'),
      reason: '3 links were asked for this address within the hour',
      retryAfterSeconds: expect.closeTo(3_600, -2),
    });
    expect(more).toEqual([]);
  });

  test('succeeds even after three requests for links to plans with the same address', async () => {
    const mutation = 'mutation ($email: String!) { requestPlanLink(input: { email: $email }) { __typename } }';
    for (let asked = 0; asked < 3; asked++) await proxied.graphql(mutation, { email: 'admin@agency.example' });
    await askFrom([here]);
    const mails = await client.outgoingMail.findMany({ orderBy: { id: 'asc' } });
    expect(mails.map(({ kind }) => kind)).toEqual(['plan-link', 'plan-link', 'plan-link', 'password-reset']);
  });
});

describe('a reset link', () => {
  async function link({ expiresAt = new Date(Date.now() + hourMs), createdAt = new Date(0) } = {}) {
    const token = newToken();
    const { id: userId, email } = await client.user.findUniqueOrThrow({ where: { username: 'studio' } });
    const data = { token: hashToken(token), userId, email: email ?? '', expiresAt, createdAt };
    await client.passwordReset.create({ data });
    return token;
  }
  const reset = (token: string, newPassword = 'another passphrase') => post('reset-password', { token, newPassword });

  test('sets the password once, and ends every session and other link', async () => {
    const [token, other] = [await link(), await link()];
    await signedIn(client, {}, 'studio');
    expect((await reset(token)).status).toBe(200);
    expect(await client.session.count()).toBe(0);
    expect((await login()).status).toBe(401);
    expect((await login('another passphrase')).status).toBe(200);
    for (const used of [token, other]) expect((await reset(used)).status).toBe(400);
  });

  test('leaves no session open that began with the old password, even one that begins meanwhile', async () => {
    const token = await link();
    let going = true;
    const trying = [1, 2, 3].map(async () => {
      while (going) await login();
    });
    expect((await reset(token)).status).toBe(200);
    going = false;
    await Promise.all(trying);
    expect(await client.session.count()).toBe(0);
  });

  test('that is used concurrently works once', async () => {
    const token = await link();
    const statuses = (await Promise.all([reset(token), reset(token), reset(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400]);
  });

  test('is reported as invalid, and has no effect, after its hour or if it was made up', async () => {
    const works = async (token: string) => (await api.graphql(`{ isResetLink(token: "${token}") }`)).data?.isResetLink;
    for (const token of [await link({ expiresAt: new Date(Date.now() - 1) }), newToken(), 'none']) {
      expect(await works(token)).toBe(false);
      expect((await reset(token)).body.message).toMatch(/no longer valid/);
    }
    expect(await works(await link())).toBe(true);
    expect((await login()).status).toBe(200);
  });

  test('stays valid if the new password is too short', async () => {
    const token = await link();
    expect((await reset(token, 'short')).body.message).toBe('Password must be at least 6 characters');
    expect((await reset(token)).status).toBe(200);
  });

  test('stays valid if the new password is common, which is reported at its field', async () => {
    const token = await link();
    const message = 'This password is on lists of common passwords. Please choose another.';
    const refused = await reset(token, 'Football1');
    expect([refused.status, refused.body.issues]).toEqual([400, [{ path: 'newPassword', message }]]);
    expect((await reset(token)).status).toBe(200);
  });

  test('clears the failed attempts for a name that strangers kept trying', async () => {
    const { rateLimits } = services;
    for (let tries = 0; tries < 50; tries++) await rateLimits.consume('signInByUsername', 'studio');
    expect((await login()).status).toBe(429);
    await reset(await link());
    expect((await login('another passphrase')).status).toBe(200);
  });

  test('clears the failed attempts of the network in which it is used', async () => {
    const { rateLimits } = services;
    for (let tries = 0; tries < 10; tries++) await login('wrong password');
    expect((await login()).status).toBe(429);
    await reset(await link());
    for (let tries = 0; tries < 50; tries++) await rateLimits.consume('signInByUsername', 'studio');
    expect((await login('another passphrase')).status).toBe(200);
  });

  test('clears no failed attempts of other networks, and none at all if it is invalid', async () => {
    const at = (place: string) => ({ at: proxied.url, headers: { 'X-Forwarded-For': place } });
    const [here, elsewhere] = ['203.0.113.9', '198.51.100.1'];
    for (const place of [here, elsewhere]) {
      for (let tries = 0; tries < 10; tries++)
        await post('login', { username: 'studio', password: 'wrong password' }, at(place));
    }
    const tryFrom = async (place: string) =>
      (await post('login', { username: 'studio', password: 'another passphrase' }, at(place))).status;
    await post('reset-password', { token: newToken(), newPassword: 'another passphrase' }, at(here));
    expect([await tryFrom(here), await tryFrom(elsewhere)]).toEqual([429, 429]);
    await post('reset-password', { token: await link(), newPassword: 'another passphrase' }, at(here));
    expect([await tryFrom(elsewhere), await tryFrom(here)]).toEqual([429, 200]);
  });
});
