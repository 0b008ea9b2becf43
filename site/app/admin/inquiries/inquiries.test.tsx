// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { inquiry } from '#ui/admin/inbox/inquiry.factory.ts';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { ChangeQueue } from '../frame/layout.tsx';
import type { ItemPage } from '../listing/listing.ts';
import { offeredGroups } from '../palette/palette-groups.ts';
import { Inquiries } from './inquiries.tsx';
import type { InboxPage } from './load-inbox.ts';
import { notLoaded } from './load-person.ts';
import { noThread } from './load-thread.ts';
import { useReplyFiles } from './use-reply-files.ts';

// jsdom has no layout, so every element counts as visible.
Element.prototype.checkVisibility = () => true;

const now = Date.parse('2026-11-12T12:00:00.000Z');
const ada = inquiry({ name: 'Ada', service: 'shopify', budget: '50k+', message: 'First line\nsecond line' });
const ben = inquiry({
  name: 'Ben',
  company: 'Ben & Sons',
  service: 'no-option-any-more',
  regarding: 'Timing of shop.example',
});

const Inbox = (props: ComponentProps<typeof Inquiries>) => (
  <ChangeQueue>
    <Inquiries {...props} />
  </ChangeQueue>
);

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

/** A route that fails to load any person. */
const person = { path: '/admin/person', loader: () => notLoaded('') };
/** A route that returns an empty thread for each inquiry. */
const thread = {
  path: '/admin/thread/:id',
  loader: ({ params }: { params: { id?: string } }) => ({
    ...noThread(params.id ?? ''),
    thread: { messages: [], timeline: [] },
  }),
};
const asOf = '2026-11-12T11:58:00.000Z';
const counts = { new: 2, waitingForUs: 2, waitingForThem: 0, overdue: 1, snoozed: 0, won: 0, spam: 3, trash: 0 };
/** Returns all links except those of the filters. */
const links = () => screen.queryAllByRole('link').filter((link) => !link.closest('[aria-label="Which inquiries"]'));
const current = () => links().find((link) => link.getAttribute('aria-current'));
const hrefs = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('no inquiry is open until the admin chooses one', () => {
  show('');
  expect(screen.getByRole('article', { name: 'No inquiry is open' })).toBeTruthy();
  expect(current()).toBeUndefined();
});

test('the chosen inquiry opens, and its values have the labels of the contact form', () => {
  show(`?inquiry=${ada.id}`);
  expect(screen.getByRole('article', { name: 'Ada' }).textContent).toMatch(/Shopify Plus.*\$50,000 or more/);
  expect(current()?.textContent).toMatch(/^Ada 2 hours ago/);
  expect(screen.getByRole('status').textContent).toBe('1,234 in all');
});

/** Shows the list with an unread inquiry, and a server that marks it as read. Returns what was sent. */
function showUnread(search: (id: string) => string) {
  let unread = inquiry({ id: crypto.randomUUID(), name: 'Cleo', readAt: null });
  const sent: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    const form = Object.fromEntries(await request.formData());
    sent.push(form);
    unread = { ...unread, readAt: form.mutation === 'markRead' ? '2026-11-12T12:00:00.000Z' : null };
    return { status: 'done' };
  };
  function List() {
    const items = useLoaderData<Inquiry[]>();
    const page = { items, total: 1, newer: null, older: null };
    return <Inbox inbox={{ page, requested: null, open: null, counts, thread: null, asOf }} now={now} />;
  }
  const Page = createRoutesStub([
    thread,
    person,
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

test('an inquiry that was opened in a background tab is marked as read once the tab is shown', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const sent = showUnread((id) => `?inquiry=${id}`);
  await screen.findByRole('link', { name: /^Unread/ });
  await act(async () => vi.advanceTimersByTime(5_000));
  expect(sent).toEqual([]);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  await expect.poll(() => sent).toMatchObject([{ mutation: 'markRead' }]);
});

test('an open inquiry is marked as read, and closes and stays unread when the admin marks it as unread', async () => {
  const sent = showUnread((id) => `?inquiry=${id}`);
  expect((await screen.findByRole('link', { name: /^Unread/ })).textContent).toMatch(/^Unread: Cleo 2 hours ago/);
  await expect.poll(() => sent).toMatchObject([{ mutation: 'markRead' }]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mark unread' })));
  await screen.findByRole('article', { name: 'No inquiry is open' });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(async () => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(sent.map(({ mutation }) => mutation)).toEqual(['markRead', 'markUnread']);
  expect(screen.getByRole('link', { name: /^Unread/ })).toBeTruthy();
});

test('an inquiry that is opened while another one is marked as unread stays open', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const page = { items: [ada, ben], total: 2, newer: null, older: null };
  const Component = () => (
    <>
      <Inbox inbox={{ page, requested: null, open: null, counts, thread: null, asOf }} now={now} />
      <Toaster />
    </>
  );
  const Page = createRoutesStub([thread, person, { path: '/admin', action: () => promise, Component }]);
  render(<Page initialEntries={[`/admin?inquiry=${ada.id}`]} />);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'u' }));
  fireEvent.click(screen.getByRole('link', { name: /^Ben/ }));
  resolve({ status: 'done' });
  await screen.findByText('Marked as unread');
  expect(screen.getByRole('article', { name: 'Ben' })).toBeTruthy();
});

test('the next inquiry is opened and marked as unread even if the first request has not been answered', async () => {
  const sent: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<object>();
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.formData()).get('id'));
    return promise;
  };
  const page = { items: [ada, ben], total: 2, newer: null, older: null };
  const inbox = { page, requested: null, open: null, counts, thread: null, asOf };
  const Component = () => <Inbox inbox={inbox} now={now} />;
  const Page = createRoutesStub([thread, person, { path: '/admin', action, Component }]);
  render(<Page initialEntries={[`/admin?inquiry=${ada.id}`]} />);
  for (const key of 'uju') await act(async () => void fireEvent.keyDown(document.body, { key }));
  resolve({ status: 'done' });
  await expect.poll(() => sent).toEqual([ada.id, ben.id]);
});

test('a change to an outdated inquiry is held, and the admin can apply it to the current inquiry', async () => {
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

test('the admin changes the state of one inquiry after the other, and undoes the last change', async () => {
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

test('an action on selected inquiries leaves another inquiry open', async () => {
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
  'with the open inquiry %j, the palette offers exactly the commands whose field is shown: %j',
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

test('a URL with an unknown inquiry shows a message in the reading pane, and the list', () => {
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
])('an empty list at %s with a total of %i shows why and links back', (search, total, words, way) => {
  show(search, { items: [], total });
  expect(screen.getByText(words)).toBeTruthy();
  expect(links()[0]?.getAttribute('href') ?? null).toBe(way);
});

test('all inquiries that match a filter are changed at once, and the change is undone', async () => {
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

test('a reply is not sent while a file is being added to it', async () => {
  const sent = showUnread((id) => `?inquiry=${id}`);
  const field = await screen.findByLabelText('Reply', { selector: 'textarea' });
  fireEvent.input(field, { target: { value: 'See the file.' } });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  fireEvent.drop(field, { dataTransfer: { files: [new File(['a'], 'a.png')] } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
  vi.unstubAllGlobals();
  expect(sent.filter(({ mutation }) => mutation === 'send')).toEqual([]);
});

test('leaving the site saves what was just typed, and asks for confirmation until it is saved', async () => {
  const sent = showUnread((id) => `?inquiry=${id}`);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const field = await screen.findByLabelText('Reply', { selector: 'textarea' });
  await expect.poll(() => sent).toMatchObject([{ mutation: 'markRead' }]);
  expect(leave()).toBe(true);
  fireEvent.input(field, { target: { value: 'Just typed' } });
  await act(async () => expect(leave()).toBe(false));
  await expect.poll(() => sent.at(-1)).toMatchObject({ mutation: 'save', text: 'Just typed' });
  await expect.poll(leave).toBe(true);
});

test('each file that could not be added to a reply is named', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No.' }, { status: 400 }));
  function Files() {
    const { add, problem } = useReplyFiles('i1');
    const files = ['a.txt', 'b.txt'].map((name) => new File([], name));
    return <button type="button" onClick={() => void add(files)} children={problem} />;
  }
  const Page = createRoutesStub([{ path: '/', Component: Files }]);
  render(<Page />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('a.txt: No. b.txt: No.');
  vi.unstubAllGlobals();
});
