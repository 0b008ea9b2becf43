import { expect, test, vi } from 'vitest';
import type { QueryApi } from '#app/graphql/query-api.ts';
import { submitInquiry } from './submit-inquiry.ts';

const entries = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: '',
  service: 'wordpress',
  budget: '',
  message: 'A new site, please.',
  recaptchaToken: 'token',
  website: '',
};

/** Posts the form with `changes` to an API that answers with `submitted`. */
async function post(changes: Partial<typeof entries>, submitted: object | Error = { __typename: 'Receipt' }) {
  const body = new URLSearchParams({ ...entries, ...changes });
  const asked = vi.fn(async (_document: unknown, _variables: { input: object }) => {
    if (submitted instanceof Error) throw submitted;
    return { submitInquiry: submitted };
  });
  const logError = vi.fn();
  const request = new Request('http://site.invalid/contact', { method: 'POST', body });
  const answered = await submitInquiry(request, { queryApi: asked as unknown as QueryApi, logError });
  return { ...answered, asked, logError };
}

test('an inquiry is sent to the API without its empty fields, and success resets the form', async () => {
  const { status, answer, asked } = await post({}, { __typename: 'Receipt', message: 'Thank you.' });
  const { company: _, budget: __, ...said } = entries;
  expect(asked.mock.calls[0]?.[1]).toEqual({ input: said });
  expect([status, answer]).toEqual([200, { outcome: 'sent', message: 'Thank you.', reply: { initialValue: null } }]);
});

test('without the bot check’s token, every invalid entry is reported, and the API is not called', async () => {
  const { status, answer, asked } = await post({ recaptchaToken: '', name: 'A', service: '', message: 'Hi' });
  expect(asked).not.toHaveBeenCalled();
  expect([status, answer.outcome]).toEqual([400, 'unchecked']);
  expect(answer.message).toContain('not a robot');
  expect(answer.reply.error).toMatchObject({
    name: ['Name must be at least 2 characters'],
    service: ['Please select a service'],
    message: ['Message must be at least 10 characters'],
  });
  expect(answer.reply.initialValue).toMatchObject({ name: 'A', email: 'ada@example.com', message: 'Hi' });
});

test('the reply for the form does not contain the token', async () => {
  const { answer } = await post({}, { __typename: 'BotCheckFailed', message: 'Please try again.' });
  expect(JSON.stringify(answer)).not.toContain('token');
});

test.each([
  [{ __typename: 'BotCheckFailed', message: 'Verification failed.' }, 400],
  [{ __typename: 'RateLimited', message: 'Please try again in 3 minutes.', retryAfterSeconds: 180 }, 429],
  [new Error('The database is down'), 503],
  [Object.assign(new Error('Please try again in a minute.'), { code: 'SERVICE_UNAVAILABLE' }), 503],
])('if the API answers %o, the result contains the entries and the reason', async (submitted, status) => {
  const { answer, ...answered } = await post({}, submitted);
  const isFault = submitted instanceof Error && !('code' in submitted);
  const message = isFault ? 'Something went wrong. Please try again.' : submitted.message;
  expect([answered.status, answer.outcome, answer.message]).toEqual([status, 'failed', message]);
  expect(answer.reply.initialValue).toMatchObject({ name: 'Ada Lovelace', message: 'A new site, please.' });
  expect(answered.logError).toHaveBeenCalledTimes(submitted instanceof Error ? 1 : 0);
  expect(answered.headers).toEqual(status === 429 ? { 'Retry-After': '180' } : undefined);
});

test("the API's errors are returned for their fields", async () => {
  const issues = [
    { path: 'email', message: 'This address bounces' },
    { path: 'email', message: 'Email too long' },
  ];
  const { status, answer } = await post({}, { __typename: 'InvalidInput', message: 'Please correct.', issues });
  expect([status, answer.reply.error]).toMatchObject([400, { email: ['This address bounces', 'Email too long'] }]);
});
