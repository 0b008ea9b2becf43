import { expect, test } from 'vitest';
import { resetPasswordSchema, signInSchema } from './session.ts';

const messagesOf = (result: ReturnType<typeof signInSchema.safeParse | typeof resetPasswordSchema.safeParse>) =>
  result.error?.issues.map(({ message }) => message) ?? [];

test.each([
  [2, 6, ['Username must be at least 3 characters']],
  [3, 6, []],
  [50, 128, []],
  [51, 128, ['Username too long']],
  [3, 5, ['Password must be at least 6 characters']],
  [3, 129, ['Password too long']],
])(
  'a sign-in with a username of %i and a password of %i characters has the problems %j',
  (usernameLength, passwordLength, messages) => {
    const entries = { username: 'u'.repeat(usernameLength), password: 'p'.repeat(passwordLength) };
    expect(messagesOf(signInSchema.safeParse(entries))).toEqual(messages);
  },
);

test.each([undefined, '', 'x'.repeat(201)])('the reset token %j is refused', (token) => {
  const result = resetPasswordSchema.safeParse({ token, newPassword: 'a long passphrase' });
  expect(messagesOf(result)).toEqual(['Reset token is required']);
});
