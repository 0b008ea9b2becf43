import { inquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { inquiryQuery } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { consoleKinds, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { mailKind, type UndeliveredMail } from '@agency/site/ui/admin/mails/mail.ts';
import { order } from '@agency/site/ui/admin/orders/order.factory.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { from, throwError } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Connection, LiveChange } from '#bridge/live.ts';
import { createCache } from '../graphql/create-cache.ts';
import { inquiriesQuery } from '../graphql/inquiries.ts';
import { loadedIds } from '../graphql/inquiry-lists.ts';
import { loadedRecords } from '../graphql/lists.ts';
import { itemOf } from '../outbox/documents.factory.ts';
import { firstSync } from './sync.ts';
import { type Arrival, syncWithServer } from './sync-with-server.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The lists that are loaded as a whole, with their queries and fields. */
const shortLists = consoleKinds.map(kindOf).flatMap(({ list: { field, query } }) => {
  const [operation] = (query as DocumentNode | undefined)?.definitions ?? [];
  return operation && 'name' in operation ? [{ name: operation.name?.value, field }] : [];
});

const ended = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

const mail: UndeliveredMail = {
  __typename: 'UndeliveredMail',
  id: 'm1',
  kind: 'inquiry-receipt',
  recipient: 'ada@example.com',
  delivery: 'failed',
  cause: 'recipient',
  attempts: 2,
  lastError: '550 No such mailbox',
  createdAt: '2026-11-11T12:00:00.000Z',
  inquiry: 'i1',
  orderId: null,
  subscriptionId: null,
};

/** Syncs with a server that has these records. A test can delay the answers with `server.held`. */
function follow({ inquiries = [inquiry()], items = [itemOf('i1', 'The shop')], mails = [] as UndeliveredMail[] } = {}) {
  const server = { inquiries, items, mails, held: Promise.resolve(), fails: false };
  const asked: string[] = [];
  const cache = createCache();
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName ?? '');
    if (server.fails) return throwError(() => new Error('The server has a problem'));
    const { inquiries, items, mails } = server;
    const edges = (nodes: readonly object[], __typename: string) =>
      nodes.map((node, index) => ({ __typename, cursor: `c${index}`, node }));
    const lists: Record<string, readonly object[]> = { allPortfolioItems: items, undeliveredMails: mails };
    const short = shortLists.find(({ name }) => name === operationName);
    const data = short
      ? { [short.field]: { edges: edges(lists[short.field] ?? [], 'Edge'), pageInfo: ended } }
      : {
          unreadInquiryCount: 0,
          contactSubmissions: {
            __typename: 'ContactSubmissionConnection',
            totalCount: inquiries.length,
            asOf: '2026-01-02T00:00:00.000Z',
            edges: edges(inquiries, 'ContactSubmissionEdge'),
            pageInfo: ended,
          },
        };
    return from(server.held.then(() => ({ data })));
  });
  const client = new ApolloClient({ cache, link });
  const sync = createStore(() => firstSync);
  const arrived: Arrival[] = [];
  const paid: string[] = [];
  let listener: (change: LiveChange) => void = () => undefined;
  const live = {
    onChange(given: typeof listener) {
      listener = given;
      return () => undefined;
    },
    start: async () => undefined,
    connection: async (): Promise<Connection> => 'online',
    onConnection: () => () => undefined,
  };
  const connection = createStore<Connection>(() => 'online');
  const { freshness, stop } = syncWithServer({
    live,
    client,
    connection,
    sync,
    onArrival: (arrival) => arrived.push(arrival),
    onPaid: ({ id }) => paid.push(id),
    onDeleted: () => undefined,
  });
  stops.push(stop);
  const tell = (given: Partial<LiveChange>) =>
    listener({
      cursor: crypto.randomUUID(),
      type: null,
      id: null,
      added: false,
      deleted: false,
      current: false,
      node: null,
      ...given,
    });
  const current = () => expect.poll(() => freshness.getState()).toBe('current');
  return { server, client, arrived, paid, asked, cache, tell, freshness, current, ids: () => loadedIds(cache, null) };
}

test('an inquiry that wakes from its snooze is reported once, and spam is never reported', async () => {
  const [asleep] = [inquiry({ id: 'asleep', snoozedAt: '2026-11-12T10:00:00.000Z' })];
  const { tell, current, arrived } = follow({ inquiries: [asleep] });
  tell({ current: true });
  await current();
  const awake = { ...asleep, snoozedAt: null, wokenAt: '2026-11-13T09:00:00.000Z' };
  for (const node of [{ ...asleep, readAt: null }, awake, { ...awake, readAt: null }])
    tell({ type: 'ContactSubmission', id: 'asleep', node });
  tell({ type: 'ContactSubmission', id: 'spam', added: true, node: inquiry({ id: 'spam', state: 'spam' }) });
  expect(arrived).toEqual([{ inquiry: awake, recent: true }]);
});

test('of the changes of unloaded inquiries, only a recent answer is reported, and only once', async () => {
  const { tell, current, arrived } = follow({ inquiries: [] });
  tell({ current: true });
  await current();
  const waiting = inquiry({ id: 'old', wokenAt: '2026-01-02T09:00:00.000Z' });
  // The answer was read from the mailbox long after it arrived there.
  const lastMessageAt = '2026-11-13T09:00:00.000Z';
  const answered = inquiry({ id: 'answered', readAt: null, newsAt: new Date().toISOString(), lastMessageAt });
  for (const node of [waiting, { ...waiting, id: 'unread', readAt: null }, answered, { ...answered, threadVersion: 9 }])
    tell({ type: 'ContactSubmission', id: node.id, node });
  expect(arrived).toEqual([{ inquiry: answered, recent: true }]);
});

test('a reply that the mail server refuses is not reported as an answer, even if its inquiry is not loaded', async () => {
  const replied = inquiry({ id: 'a', lastFrom: 'us', lastMessageAt: '2026-11-13T09:00:00.000Z' });
  const { tell, current, arrived } = follow({ inquiries: [replied] });
  tell({ current: true });
  await current();
  const refused = inquiry({ readAt: null, newsAt: new Date().toISOString() });
  for (const id of ['a', 'not loaded']) tell({ type: 'ContactSubmission', id, node: { ...refused, id } });
  expect(arrived).toEqual([]);
});

test('an inquiry is recent if it arrives on time, but not if it was missed, whatever the clock says', async () => {
  const { tell, current, arrived } = follow({ inquiries: [] });
  const arrive = (id: string) => tell({ type: 'ContactSubmission', id, added: true, node: inquiry({ id }) });
  arrive('missed');
  tell({ current: true });
  await current();
  arrive('on time');
  expect(arrived.map(({ inquiry, recent }) => [inquiry.id, recent])).toEqual([
    ['missed', false],
    ['on time', true],
  ]);
});

test('an order is reported once when it is paid, but not if it was paid long ago', async () => {
  const { tell, current, paid } = follow({ inquiries: [] });
  tell({ current: true });
  await current();
  const paidAt = new Date().toISOString();
  const waiting = order({ id: 'new' });
  const done = { ...waiting, standing: 'paid' as const, startDate: '2026-01-30T15:00:00.000Z', paidAt };
  const old = order({ id: 'old', standing: 'paid', paidAt: '2026-01-30T15:00:00.000Z' });
  for (const node of [waiting, done, { ...done, confirmedAt: paidAt }, old])
    tell({ type: 'MaintenanceOrder', id: node.id, node });
  expect(paid).toEqual(['new']);
});

test('an inquiry that arrives while the inbox loads is shown, although the answer does not contain it', async () => {
  const { server, tell, current, ids } = follow({ inquiries: [inquiry({ id: 'old' })] });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  tell({ current: true });
  const arrived = inquiry({ id: 'new' });
  server.inquiries = [arrived, ...server.inquiries];
  tell({ type: 'ContactSubmission', id: 'new', added: true, node: arrived });
  resolve();
  await current();
  await expect.poll(ids).toEqual(['new', 'old']);
});

test('the inbox is not current until it shows every inquiry that arrived', async () => {
  const { server, tell, freshness, current, ids } = follow({ inquiries: [] });
  tell({ current: true });
  await current();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  const arrived = inquiry({ id: 'new' });
  server.inquiries = [arrived];
  tell({ type: 'ContactSubmission', id: 'new', added: true, node: arrived });
  expect(freshness.getState()).toBe('loading');
  resolve();
  await current();
  expect(ids()).toEqual(['new']);
});

test('an inquiry that arrived can be opened before the inbox contains it', async () => {
  const { server, cache, tell, current } = follow({ inquiries: [] });
  tell({ current: true });
  await current();
  server.held = Promise.withResolvers<void>().promise;
  const arrived = inquiry({ id: 'new' });
  tell({ type: 'ContactSubmission', id: 'new', added: true, node: arrived });
  const opened = cache.readQuery({ query: inquiryQuery, variables: { id: 'new' } });
  expect(opened?.contactSubmission).toEqual(arrived);
});

test('a change of the inbox refetches its newest page, and nothing else', async () => {
  const { asked, tell, current, ids } = follow({ inquiries: [inquiry({ id: 'a' }), inquiry({ id: 'b' })] });
  tell({ current: true });
  await current();
  asked.splice(0);
  tell({ type: 'ContactSubmission', id: 'a', deleted: true });
  expect([asked, ids()]).toEqual([['Inquiries'], ['b']]);
});

test('an inquiry that is restored from the trash elsewhere comes back into the inbox', async () => {
  const a = inquiry({ id: 'a' });
  const { tell, current, ids } = follow({ inquiries: [a, inquiry({ id: 'b' })] });
  tell({ current: true });
  await current();
  tell({ type: 'ContactSubmission', id: 'a', node: { ...a, trashedAt: '2026-11-13T09:00:00.000Z' } });
  expect(ids()).toEqual(['b']);
  tell({ type: 'ContactSubmission', id: 'a', node: a });
  await expect.poll(ids).toEqual(['a', 'b']);
});

test('a mail leaves the list of undelivered mails when the change feed reports it without a node', async () => {
  const { cache, tell, current } = follow({ mails: [mail] });
  tell({ current: true });
  await current();
  expect(loadedRecords(cache, mailKind)).toEqual([mail]);
  tell({ type: 'UndeliveredMail', id: mail.id });
  expect(loadedRecords(cache, mailKind)).toEqual([]);
});

test('a change that arrives while its list loads is not replaced by the older answer', async () => {
  const { server, cache, tell, current } = follow({ mails: [mail] });
  tell({ current: true });
  await current();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  tell({ type: 'UndeliveredMail' });
  const trying = { ...mail, delivery: 'trying' as const };
  server.mails = [trying];
  tell({ type: 'UndeliveredMail', id: mail.id, node: trying });
  resolve();
  await current();
  expect(loadedRecords(cache, mailKind)).toEqual([trying]);
});

test('a failed query on screen is repeated, even if the connection was never lost', async () => {
  vi.useFakeTimers();
  const { server, client } = follow();
  server.fails = true;
  const shown = client.watchQuery({ query: inquiriesQuery, variables: { counted: false, unread: true } });
  const subscription = shown.subscribe({ error: () => undefined });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(shown.getCurrentResult().error).toBeDefined();
  server.fails = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown.getCurrentResult().data).toMatchObject({ unreadInquiryCount: 0 });
  subscription.unsubscribe();
  vi.useRealTimers();
});

test.each<[string, Partial<LiveChange>, string[]]>([
  ['an item whose words changed', { id: 'i1', node: itemOf('i1', 'The store', 2) }, []],
  ['an item that was deleted', { id: 'i1', deleted: true }, []],
  [
    'an item that is featured now',
    { id: 'i1', node: { ...itemOf('i1', 'The shop', 2), featured: true } },
    ['PortfolioItemList'],
  ],
  ['an item that is new', { id: 'i2', added: true, node: itemOf('i2', 'The store') }, ['PortfolioItemList']],
  ['many items at once', {}, ['PortfolioItemList']],
  ['a row of a type that is not shown here', { type: 'Invoice', id: 'x', added: true }, []],
])('the portfolio is refetched only if an item’s place may change: %s', async (_what, change, queries) => {
  const { asked, tell, current } = follow();
  tell({ current: true });
  await current();
  asked.splice(0);
  tell({ type: 'PortfolioItem', ...change });
  await current();
  expect(asked).toEqual(queries);
});
