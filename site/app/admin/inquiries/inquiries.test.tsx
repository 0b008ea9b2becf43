// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
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

test('nothing lies open until it is chosen', () => {
  show('');
  expect(screen.getByRole('article', { name: 'No inquiry is open' })).toBeTruthy();
  expect(screen.queryByRole('link', { current: true })).toBeNull();
});

test('the inquiry that was chosen lies open, labeled as in the form', () => {
  show(`?inquiry=${ada.id}`);
  expect(screen.getByRole('article', { name: 'Ada' }).textContent).toMatch(/Shopify Plus.*\$50,000 or more/);
  expect(screen.getByRole('link', { current: true }).textContent).toMatch(/^Ada 2 hours ago/);
  expect(screen.getByRole('status').textContent).toBe('1,234 in all');
});

/** The list with an inquiry over a server that keeps its read mark, and what was sent. */
function showUnread(search: (id: string) => string) {
  let unread = inquiry({ name: 'Cleo', readAt: null });
  const sent: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    const form = Object.fromEntries(await request.formData());
    sent.push(form);
    unread = { ...unread, readAt: form.intent === 'mark-inquiry-read' ? '2026-11-12T12:00:00.000Z' : null };
    return { status: 'done' };
  };
  function List() {
    const items = useLoaderData<Inquiry[]>();
    return <Inquiries page={{ items, total: 1, newer: null, older: null }} now={now} />;
  }
  const Page = createRoutesStub([
    { path: '/admin', loader: () => [unread], action, HydrateFallback: () => null, Component: List },
  ]);
  render(<Page initialEntries={[`/admin${search(unread.id)}`]} />);
  return sent;
}

test('an inquiry that nobody opened stays unread', async () => {
  const sent = showUnread(() => '');
  await screen.findByRole('link', { name: /^Unread/ });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(async () => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(sent).toEqual([]);
});

test('an inquiry is read once it was looked at; marked as unread it closes, and is not marked as read again', async () => {
  const sent = showUnread((id) => `?inquiry=${id}`);
  expect((await screen.findByRole('link', { name: /^Unread/ })).textContent).toMatch(/^Unread: Cleo 2 hours ago/);
  await vi.waitFor(() => expect(sent).toMatchObject([{ intent: 'mark-inquiry-read' }]));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mark unread' })));
  await screen.findByRole('article', { name: 'No inquiry is open' });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(async () => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(sent.map(({ intent }) => intent)).toEqual(['mark-inquiry-read', 'mark-inquiry-unread']);
  expect(screen.getByRole('link', { name: /^Unread/ })).toBeTruthy();
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
