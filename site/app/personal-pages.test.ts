// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isPersonal, leaveDocument } from './personal-pages.ts';

test.each([
  '/admin',
  '/admin.data',
  '/admin/orders',
  '/admin/inbox/7',
  '/admin/portfolio',
  '/admin/mail',
  '/Admin/reset-password',
  '/%61dmin',
  '/maintenance/checkout',
  '/admin/%',
  '/preview/blog',
  '/preview/portfolio.data',
])('%s is a personal page', (path) => expect(isPersonal(path)).toBe(true));

test.each(['/', '/administration', '/services/wordpress-maintenance', '/blog/admin', '/previews', '/%'])(
  '%s is not a personal page',
  (path) => expect(isPersonal(path)).toBe(false),
);

test.each([
  ['/contact', '/maintenance/checkout?plan=protect#top', '/maintenance/checkout?plan=protect#top'],
  ['/admin', '/about', '/about'],
  ['/admin', '/admin/orders', null],
  ['/contact', '/about', null],
])('a link from %s to %s loads the new document %j (null: the current document stays)', (from, to, expected) => {
  window.history.replaceState(null, '', from);
  let answer: unknown = null;
  try {
    leaveDocument({ url: new URL(to, window.location.href) });
  } catch (thrown) {
    answer = thrown;
  }
  const { headers } = (answer as Response | null) ?? {};
  expect([headers?.get('Location') ?? null, headers?.has('X-Remix-Reload-Document') ?? false]).toEqual([
    expected,
    expected !== null,
  ]);
});
