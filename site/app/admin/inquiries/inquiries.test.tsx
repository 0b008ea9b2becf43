// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { inquiry } from '#ui/admin/inbox/inquiry.factory.ts';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import type { ItemPage } from '../listing/listing.ts';
import { offeredGroups } from '../palette/palette-groups.ts';
import { ada, asOf, ben, counts, Inbox, now, person, thread } from './inquiries.factory.tsx';
import type { InboxPage } from './load-inbox.ts';

function show(search: string, page: Partial<ItemPage<Inquiry>> = {}) {
  const shown = { items: [ada, ben], total: 1234, newer: null, older: null, ...page };
  const inbox = {
    page: shown,
    requested: new URLSearchParams(search).get('inquiry'),
    open: null,
    counts,
    thread: null,
    asOf,
  };
  const Page = createRoutesStub([
    thread,
    person,
    { path: '/admin', Component: () => <Inbox inbox={inbox} now={now} /> },
  ]);
  render(<Page initialEntries={[`/admin${search}`]} />);
}
/** Returns all links except those of the filters. */
const links = () => screen.queryAllByRole('link').filter((link) => !link.closest('[aria-label="Which inquiries"]'));
const current = () => links().find((link) => link.getAttribute('aria-current'));
const hrefs = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('no inquiry is open until the admin chooses one', () => {
  show('');
  expect(screen.getByRole('article', { name: 'No inquiry is open' })).toBeTruthy();
  expect(current()).toBeUndefined();
});

test('the chosen inquiry opens and shows its values with the labels of the contact form', () => {
  show(`?inquiry=${ada.id}`);
  expect(screen.getByRole('article', { name: 'Ada' }).textContent).toMatch(/Shopify Plus.*\$50,000 or more/);
  expect(current()?.textContent).toMatch(/^Ada 2 hours ago/);
  expect(screen.getByRole('status').textContent).toBe('1,234 in all');
});

test('a change based on an outdated inquiry waits until the admin applies it to the current inquiry', async () => {
  const sent: Record<string, unknown>[] = [];
  const current = { ...ada, changedAt: '2026-11-12T11:59:00.000Z' };
  const action = async ({ request }: { request: Request }) => {
    const form = Object.fromEntries(await request.formData());
    if (form.mutation === 'setState') sent.push(form);
    return sent.length > 1 ? { status: 'done' } : { status: 'conflict', message: 'They wrote again: “Hi”', current };
  };
  const page = { items: [ada], total: 1, newer: null, older: null };
  const inbox = { page, requested: ada.id, open: null, counts, thread: null, asOf };
  const Component = () => <Inbox inbox={inbox} now={now} />;
  const Page = createRoutesStub([thread, person, { path: '/admin', action, Component }]);
  render(<Page initialEntries={[`/admin?inquiry=${ada.id}`]} />);
  fireEvent.keyDown(document.body, { key: 'e' });
  expect((await screen.findByText('They wrote again: “Hi”')).closest('[role=status]')?.textContent).toContain('Ada');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Do it anyway' })));
  await expect.poll(() => sent.map(({ seenAt }) => seenAt)).toEqual([ada.changedAt, current.changedAt]);
  expect(screen.queryByText('They wrote again: “Hi”')).toBeNull();
});

test('a filter links to a search, and shows its count', () => {
  show('?q=is%3Aspam', { items: [], total: 0 });
  const spam = screen.getByRole('link', { name: /^Spam/ });
  expect([spam.textContent, spam.getAttribute('aria-current')]).toEqual(['Spam3', 'true']);
  expect(screen.getByRole('link', { name: /^Waiting for us/ }).textContent).toBe('Waiting for us2 · 1 overdue');
  expect(hrefs('Won')).toBe('/admin?q=is%3Awon');
});

test('the admin changes the states of two inquiries in turn, and undoes the last change', async () => {
  const sent: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return { status: 'done' };
  };
  const page = { items: [ada, ben], total: 2, newer: null, older: null };
  const Component = () => (
    <>
      <Inbox inbox={{ page, requested: null, open: null, counts, thread: null, asOf }} now={now} />
      <Toaster />
    </>
  );
  const Page = createRoutesStub([thread, person, { path: '/admin', action, Component }]);
  render(<Page initialEntries={[`/admin?inquiry=${ada.id}`]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await screen.findByRole('article', { name: 'Ben' });
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'spam' } });
  await screen.findByText('Marked as spam');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent.map(({ id, mutation, state }) => [id, mutation, state])).toEqual([
    [ada.id, 'setState', 'done'],
    [ben.id, 'setState', 'spam'],
    [ben.id, 'setState', 'new'],
  ]);
});

test('an action on selected inquiries does not close the inquiry in the reading pane', async () => {
  const action = () => ({ status: 'done' });
  const page = { items: [ada, ben, inquiry()], total: 3, newer: null, older: null };
  const Component = () => <Inbox inbox={{ page, requested: null, open: null, counts, thread: null, asOf }} now={now} />;
  const Page = createRoutesStub([thread, person, { path: '/admin', action, Component }]);
  render(<Page initialEntries={[`/admin?inquiry=${ada.id}`]} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
  const bar = screen.getByRole('region', { name: 'Selection' });
  await act(async () => fireEvent.click(within(bar).getByRole('button', { name: 'Done' })));
  expect(screen.getByRole('article', { name: 'Ada' })).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Ada/);
});

test.each([
  [{}, ['Reply', 'Insert a template', 'Snooze']],
  [{ state: 'done' }, ['Reply', 'Insert a template']],
  [{ state: 'spam' }, []],
  [{ trashedAt: ada.createdAt }, []],
] as const)(
  'with the open inquiry %j, the palette offers only commands whose fields are on the page: %j',
  (change, offered) => {
    const open = { ...ada, ...change };
    show(`?inquiry=${ada.id}`, { items: [open] });
    const labels = offeredGroups().flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(labels.filter((label) => ['Reply', 'Insert a template', 'Snooze'].includes(label))).toEqual(offered);
  },
);

test('a search that finds more inquiries than the API counts says "More than 1,000 found"', () => {
  show('?q=shop', { total: 2000 });
  expect(screen.getByRole('status').textContent).toBe('More than 1,000 found for “shop”');
});

test('an open inquiry shows a service that is no longer offered', () => {
  show(`?inquiry=${ben.id}`);
  const { textContent } = screen.getByRole('article', { name: 'Ben' });
  expect(textContent).toContain('no-option-any-more');
  expect(textContent).toContain('RegardingTiming of shop.example');
});

test('an open inquiry shows its state', () => {
  show(`?inquiry=${ada.id}`, { items: [{ ...ada, state: 'won' }] });
  expect(screen.getByRole('article', { name: 'Ada' }).querySelector('header')?.textContent).toMatch(
    /^AdaHide detailsWon/,
  );
});

test('a URL with an unknown inquiry shows the list, and a message in the reading pane', () => {
  show('?inquiry=none');
  expect(screen.getByRole('article', { name: 'No such inquiry' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ada/ })).toBeTruthy();
});

test('the back button opens an inquiry that is on another page of the list', async () => {
  const page = { items: [ada], total: 2, newer: null, older: null };
  const loader = ({ request }: { request: Request }) => {
    const requested = new URL(request.url).searchParams.get('inquiry');
    return {
      page,
      requested,
      open: [ada, ben].find(({ id }) => id === requested) ?? null,
      counts,
      thread: null,
    };
  };
  function Component() {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
        <Inbox inbox={useLoaderData<InboxPage>()} now={now} />
      </>
    );
  }
  // As on the real page, opening an inquiry does not reload the page.
  const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href;
  const Page = createRoutesStub([
    thread,
    person,
    { path: '/admin', loader, shouldRevalidate, Component, HydrateFallback: () => null },
  ]);
  render(<Page initialEntries={[`/admin?inquiry=${ben.id}`, `/admin?inquiry=${ada.id}`]} initialIndex={1} />);
  await screen.findByRole('article', { name: 'Ada' });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('article', { name: 'Ben' })).toBeTruthy();
});

test('links to pages use cursors and keep the search', () => {
  show('?q=shop&after=x', { newer: 'a+b', older: 'c/d' });
  expect(hrefs('Newest')).toBe('/admin?q=shop#inquiries');
  expect(hrefs('Newer')).toBe('/admin?q=shop&before=a%2Bb#inquiries');
  expect(hrefs('Older')).toBe('/admin?q=shop&after=c%2Fd#inquiries');
});

test.each([
  ['', 0, 'No inquiries yet.', null],
  ['?q=zeppelin', 0, 'No inquiry matches this search.', '/admin'],
  ['?q=shop&after=x', 7, 'Nothing is left on this page.', '/admin?q=shop'],
])('an empty list at %s with a total of %i says why it is empty and links back', (search, total, words, way) => {
  show(search, { items: [], total });
  expect(screen.getByText(words)).toBeTruthy();
  expect(links()[0]?.getAttribute('href') ?? null).toBe(way);
});

test('one change applies to the first 1,000 inquiries that match a filter, and can be undone', async () => {
  const sent: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return { status: 'done', message: '1,234 inquiries' };
  };
  const page = { items: [ada, ben], total: 1234, newer: null, older: null };
  const Component = () => <Inbox inbox={{ page, requested: null, open: null, counts, thread: null, asOf }} now={now} />;
  const Page = createRoutesStub([thread, { path: '/admin', action, Component }]);
  render(
    <>
      <Page initialEntries={['/admin?q=is%3Anew']} />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Select all (More than 1,000 found)' }));
  expect(screen.getByText(/applies to the first 1,000 matching inquiries/)).toBeTruthy();
  await act(async () => void fireEvent.keyDown(document.body, { key: 's' }));
  const bulk = { mutation: 'changeAll', search: 'is:new', seenAt: asOf, change: 'state', state: 'spam' };
  await expect.poll(() => sent).toMatchObject([bulk]);
  expect(await screen.findAllByText('1,234 inquiries')).not.toHaveLength(0);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'z' }));
  await expect.poll(() => sent[1]).toMatchObject({ mutation: 'undoAll', key: sent[0]?.key });
});
