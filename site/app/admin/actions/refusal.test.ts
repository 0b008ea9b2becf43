import { signInSchema } from '@agency/api/contract/session';
import { expect, test } from 'vitest';
import { parseForm } from '#app/form/parse-form.ts';
import { failureOf, refusal } from './action-result.ts';

const sent = new FormData();
sent.append('username', 'admin');
sent.append('password', 'a secret');
const submission = parseForm(sent, signInSchema);

test('a refusal returns the message of each invalid field, and the values that were sent, except secrets', () => {
  const issues = [{ path: 'username', message: 'Username too long' }];
  const answer = refusal(
    { __typename: 'InvalidInput', message: 'Username too long', issues },
    { submission, hideFields: ['password'] },
  );
  expect(answer.form?.error).toEqual({ username: ['Username too long'] });
  expect(answer.form?.initialValue).toEqual({ username: 'admin' });
  expect(failureOf(answer, 'Otherwise')).toBeNull();
});

test("a refused form shows the API's message, a fault the form's own message, and a success no message", () => {
  const answer = refusal({ __typename: 'InvalidCredentials', message: 'Invalid credentials' }, { submission });
  expect([answer.status, failureOf(answer, 'Otherwise')]).toEqual(['refused', 'Invalid credentials']);
  expect(failureOf({ status: 'fault' }, 'Otherwise')).toBe('Otherwise');
  expect(failureOf({ status: 'done' }, 'Otherwise')).toBeNull();
});

test.each([
  ['NotFound', 'gone'],
  ['NotSignedIn', 'signed-out'],
] as const)('a refusal for %s has the status %s', (__typename, status) => {
  expect(refusal({ __typename, message: 'No.' })).toEqual({ status, message: 'No.' });
});
