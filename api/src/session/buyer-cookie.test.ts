import { expect, test } from 'vitest';
import { buyerCookie, buyerTokenOf, newToken } from './session.ts';

test.each([true, false])('what is set is read again, and nothing that is no token (secure: %s)', (secure) => {
  const token = newToken();
  const set = buyerCookie(token, new Date(0), { secure });
  expect(set).toMatch(
    secure ? /^__Host-checkout=.*; HttpOnly; Secure; SameSite=Lax$/ : /^checkout=.*; HttpOnly; SameSite=Lax$/,
  );
  const [pair = ''] = set.split(';', 1);
  expect(buyerTokenOf({ headers: { cookie: `a=1; ${pair}` } }, { secure })).toBe(token);
  expect(buyerTokenOf({ headers: { cookie: `${pair}x` } }, { secure })).toBeNull();
  expect(buyerTokenOf({ headers: { cookie: pair } }, { secure: !secure })).toBeNull();
  expect(buyerTokenOf({ headers: {} }, { secure })).toBeNull();
});
