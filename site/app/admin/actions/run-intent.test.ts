import { expect, test } from 'vitest';
import type { SiteContext } from '#app/site-context.ts';
import { runIntent } from './run-intent.ts';

const url = new URL('http://site.invalid/admin');
const reported: unknown[] = [];
/** A site whose API fails at each call, so a test of a refused form fails if the form reaches the API. */
const site = {
  queryApi: () => Promise.reject(new Error('the API was called')),
  logError: (error: unknown) => void reported.push(error),
} as unknown as SiteContext;

const send = (body: BodyInit, headers?: HeadersInit) =>
  runIntent(new Request(url, { method: 'POST', body, headers }), url, site);

test.each([...Object.getOwnPropertyNames(Object.prototype), '', 'Sign-in', 'sign-in '])(
  'the unknown intent %j is refused with 400',
  async (intent) => {
    await expect(send(new URLSearchParams({ intent }))).rejects.toMatchObject({ data: null, init: { status: 400 } });
    expect(reported).toEqual([]);
  },
);

test.each([
  { kind: 'constructor', mutation: 'delete' },
  { kind: 'inquiry', mutation: 'toString' },
])('the unknown mutation %o is refused with 400', async (named) => {
  const body = new URLSearchParams({ intent: 'mutate', ...named });
  await expect(send(body)).rejects.toMatchObject({ data: null, init: { status: 400 } });
  expect(reported).toEqual([]);
});

test('a form whose `intent` is a file is refused with 400', async () => {
  const body = new FormData();
  body.append('intent', new File(['sign-out'], 'sign-out'));
  await expect(send(body)).rejects.toMatchObject({ data: null, init: { status: 400 } });
});

test.each([
  ['JSON', '{"intent":"sign-out"}', 'application/json'],
  ['plain text', 'intent=sign-out', 'text/plain'],
  ['no type', 'intent=sign-out', ''],
  ['a multipart body without a boundary', 'abc', 'multipart/form-data'],
  ['a broken multipart body', '--x\r\nbroken', 'multipart/form-data; boundary=x'],
])('a body that is not a form, such as %s, is refused with 415', async (_what, body, type) => {
  await expect(send(body, { 'Content-Type': type })).rejects.toMatchObject({ data: null, init: { status: 415 } });
  expect(reported).toEqual([]);
});

test('a form of a page that was loaded for another admin is refused with the reason', async () => {
  const error = Object.assign(new Error('You are now Ben.'), { code: 'OTHER_ADMIN' });
  const body = new URLSearchParams({ intent: 'sign-out' });
  const request = new Request(url, { method: 'POST', body });
  const answer = await runIntent(request, url, { ...site, queryApi: () => Promise.reject(error) });
  expect(answer).toMatchObject({ data: { status: 'refused', message: 'You are now Ben.' } });
  expect(reported).toEqual([]);
});

test('if the API fails, the action returns a fault and reports the error', async () => {
  expect(await send(new URLSearchParams({ intent: 'sign-out' }))).toMatchObject({
    data: { status: 'fault' },
    init: { status: 502 },
  });
  expect(reported.splice(0)).toHaveLength(1);
});
