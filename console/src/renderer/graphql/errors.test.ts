import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { isUnreachable, Unanswered, unavailabilityOf } from './errors.ts';

const answered = (status: number, headers: Record<string, string> = {}) =>
  new ServerError('', { response: new Response('', { status, headers }), bodyText: '' });
const said = (code: string, more = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code, ...more } }] });

test.each([
  ['a bug or an outage of the server', said('INTERNAL_SERVER_ERROR'), null, false],
  ['an unreachable database', said('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 }), 5_000, true],
  ['a rate limit', said('RATE_LIMITED', { retryAfterSeconds: 90 }), 90_000, true],
  ['a rate limit of a proxy', answered(429, { 'Retry-After': '1800' }), 1_800_000, true],
  ['a rate limit without a delay', answered(429), null, true],
  ['an outage', answered(500), null, false],
  ['a delay until a past date', answered(503, { 'Retry-After': 'Thu, 01 Jan 2026 00:00:00 GMT' }), 0, true],
  ['an invalid delay', answered(503, { 'Retry-After': 'later' }), null, true],
])('after %s, a retry makes sense', (_what, error, retryAfter, general) => {
  expect(unavailabilityOf(error)).toEqual({ retryAfter, general });
});

test.each([
  ['no answer from main', true, new Unanswered()],
  ['an answer from only main or a proxy', true, answered(503)],
  ['an outage of the server', false, answered(500)],
  ['a fault of our own', false, new TypeError('undefined is not a function')],
])('after %s, the server counts as unreachable: %s', (_what, unanswered, error) => {
  expect(isUnreachable(error)).toBe(unanswered);
});

test.each([
  ['wrong input', said('BAD_USER_INPUT')],
  ['a malformed request', answered(400)],
  ['a fault of our own', new Error('no')],
])('after %s, a retry makes no sense', (_what, error) => {
  expect(unavailabilityOf(error)).toBeNull();
});
