// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inquiry } from '#ui/admin/inbox/inquiry.factory.ts';
import type { Inquiry } from '#ui/admin/inbox/inquiry.ts';
import type { ItemPage } from '../listing/listing.ts';
import { Inquiries } from './inquiries.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-12T12:00:00.000Z');
const ada = inquiry({ name: 'Ada', service: 'shopify', budget: '50k+', message: 'First line\nsecond line' });
const ben = inquiry({
  name: 'Ben',
  company: 'Ben & Sons',
  service: 'no-option-any-more',
  regarding: 'Timing of shop.example',
});

function show(search: string, page: Partial<ItemPage<Inquiry>> = {}) {
  const shown = { items: [ada, ben], total: 1234, newer: null, older: null, ...page };
  const Page = createRoutesStub([{ path: '/admin', Component: () => <Inquiries page={shown} now={now} /> }]);
  render(<Page initialEntries={[`/admin${search}`]} />);
}

const hrefs = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the newest inquiry lies open until another is chosen, labeled as in the form', () => {
  show('');
  expect(screen.getByRole('article', { name: 'Ada' }).textContent).toMatch(/Shopify Plus.*\$50,000 or more/);
  expect(screen.getByRole('link', { current: true }).textContent).toMatch(/^Ada 2 hours ago/);
  expect(screen.getByRole('status').textContent).toBe('1,234 in all');
});

test('an unread inquiry is marked, and read once it was looked at', async () => {
  const unread = inquiry({ name: 'Cleo', readAt: null });
  const sent = vi.fn(async ({ request }: { request: Request }) => Object.fromEntries(await request.formData()));
  const page = { items: [ada, unread], total: 2, newer: null, older: null };
  const Page = createRoutesStub([
    { path: '/admin', Component: () => <Inquiries page={page} now={now} />, action: sent },
  ]);
  render(<Page initialEntries={[`/admin?inquiry=${unread.id}`]} />);
  expect(screen.getByRole('link', { name: /^Unread/ }).textContent).toMatch(/^Unread: Cleo 2 hours ago/);
  await vi.waitFor(async () =>
    expect(await sent.mock.results[0]?.value).toEqual({ intent: 'mark-inquiry-read', id: unread.id }),
  );
});

test('a search with more hits than are counted says so', () => {
  show('?q=shop', { total: 2000 });
  expect(screen.getByRole('status').textContent).toBe('More than 1,000 found for “shop”');
});

test('an address opens another inquiry; a value that is no option any more is shown as it was sent', () => {
  show(`?inquiry=${ben.id}`);
  const { textContent } = screen.getByRole('article', { name: 'Ben' });
  expect(textContent).toContain('no-option-any-more');
  expect(textContent).toContain('RegardingTiming of shop.example');
});

test('an inquiry that is not on the page any more is said to be gone', () => {
  show('?inquiry=gone');
  expect(screen.getByRole('article', { name: 'Not here any more' })).toBeTruthy();
});

test('links to pages go by cursor and keep the search', () => {
  show('?q=shop&after=x', { newer: 'a+b', older: 'c/d' });
  expect(hrefs('Newest')).toBe('/admin?q=shop#inquiries');
  expect(hrefs('Newer')).toBe('/admin?q=shop&before=a%2Bb#inquiries');
  expect(hrefs('Older')).toBe('/admin?q=shop&after=c%2Fd#inquiries');
});

test.each([
  ['', 0, 'No inquiries yet.', null],
  ['?q=zeppelin', 0, 'No inquiry matches this search.', '/admin'],
  ['?q=shop&after=x', 7, 'Nothing is left on this page.', '/admin?q=shop'],
])('an empty list at %s of %i says so and leads on', (search, total, words, way) => {
  show(search, { items: [], total });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(way);
});
