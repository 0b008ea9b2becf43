import { expect, test } from 'vitest';
import type { SiteContext } from '#app/site-context.ts';
import { leaveNotice, readNotice } from './notices.ts';

const cookiesWith = (value: string) =>
  ({ read: () => value, set: (_kind, left) => left }) as Partial<SiteContext['cookies']> as SiteContext['cookies'];

test('a cookie carries a notice across a redirect', () => {
  const left = leaveNotice(cookiesWith(''), 'signed-in');
  expect(readNotice(cookiesWith(left))).toBe('signed-in');
});

test.each(['garbage', 'constructor', ''])('a cookie with the value "%s" carries no notice', (value) => {
  expect(readNotice(cookiesWith(value))).toBeNull();
});
