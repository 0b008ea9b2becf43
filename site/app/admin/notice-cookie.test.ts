import { expect, test } from 'vitest';
import { leaveNotice, readNotice, takeNoticeAway } from './frame/notices.ts';

const requestWith = (setCookie: string) =>
  new Request('http://site.test/admin', { headers: { Cookie: setCookie.split(';', 1)[0] ?? '' } });

test('carries a notice over one redirect', async () => {
  const left = await leaveNotice('signed-in');
  expect(left).toMatch(/Max-Age=60; Path=\/; HttpOnly; SameSite=Lax/);
  expect(await readNotice(requestWith(left))).toBe('signed-in');
  expect(await readNotice(requestWith(await takeNoticeAway()))).toBeNull();
});

test.each(['admin-notice=garbage', 'admin-notice=ImNvbnN0cnVjdG9yIg==', ''])(
  'finds no notice in %s',
  async (cookie) => {
    expect(await readNotice(requestWith(cookie))).toBeNull();
  },
);
