import { expect, test } from 'vitest';
import type { CookieKind } from '#api/contract/session.ts';
import { buyerTokenOf, clearCookie, newToken, readCookie, setCookie } from './session.ts';

test.each([true, false])(
  'buyerTokenOf returns the token from a valid cookie, and null for an invalid or missing one (secure: %s)',
  (secure) => {
    const token = newToken();
    const set = setCookie('checkout', token, new Date(0), { secure });
    const [pair = ''] = set.split(';', 1);
    expect(buyerTokenOf({ headers: { cookie: `a=1; ${pair}` } }, { secure })).toBe(token);
    expect(buyerTokenOf({ headers: { cookie: `${pair}x` } }, { secure })).toBeNull();
    expect(buyerTokenOf({ headers: { cookie: pair } }, { secure: !secure })).toBeNull();
    expect(buyerTokenOf({ headers: {} }, { secure })).toBeNull();
  },
);

test.each<CookieKind>(['agency_session', 'agency_device', 'checkout', 'admin-notice'])(
  'the cookie %s is hidden from scripts and, with https, Secure and bound to this host',
  (kind) => {
    for (const set of [setCookie(kind, 'value', new Date(0), { secure: true }), clearCookie(kind, { secure: true })])
      expect(set).toMatch(/^__Host-.*; Path=\/; (Expires=[^;]+; )?HttpOnly; Secure; SameSite=Lax$/);
    expect(setCookie(kind, 'value', new Date(0), { secure: false })).toMatch(/^\w.*; HttpOnly; SameSite=Lax$/);
    expect(readCookie({ headers: { cookie: `__Host-${kind}=value` } }, kind, { secure: true })).toBe('value');
  },
);
