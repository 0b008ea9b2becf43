import { afterEach, expect, test, vi } from 'vitest';
import { HttpError, postJson, serverError } from './post-json.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Response) {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a body goes as JSON with the cookies, and the answer comes back parsed', async () => {
  const fetch = answerWith(() => Response.json({ ok: true }));
  expect(await postJson('/api/a', { b: 1 })).toEqual({ ok: true });
  expect(fetch).toHaveBeenCalledWith('/api/a', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: '{"b":1}',
  });
});

test('an answer without a body is null', async () => {
  answerWith(() => new Response(null, { status: 204 }));
  expect(await postJson('/api/a', {})).toBeNull();
});

test.each([
  ['{"error":"Mailbox full"}', '502: {"error":"Mailbox full"}', 'Mailbox full'],
  ['', '502: Bad Gateway', null],
  ['<html>', '502: <html>', null],
  ['null', '502: null', null],
  ['{"error":""}', '502: {"error":""}', null],
  ['{"message":"No"}', '502: {"message":"No"}', null],
])('the refusal %j is the error %j', async (body, message, error) => {
  answerWith(() => new Response(body, { status: 502, statusText: 'Bad Gateway' }));
  const fault = await postJson('/api/a', {}).catch((reason: unknown) => reason);
  expect(fault).toBeInstanceOf(HttpError);
  expect((fault as Error).message).toBe(message);
  expect(serverError(fault)).toBe(error);
});

test('a request that failed has nothing of the server in it', () => {
  expect(serverError(new TypeError('Failed to fetch'))).toBeNull();
});
