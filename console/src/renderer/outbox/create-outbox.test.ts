import type { EditableItem as Item } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createOutbox, type NoResult } from './create-outbox.ts';
import {
  deletingInquiry,
  deletingItem,
  inputOf,
  itemOf,
  linesOf,
  marking,
  markingAll,
  saving,
} from './documents.factory.ts';
import { type Result, rebase } from './documents.ts';
import { baseOf, type Documents, type OutboxEntry } from './local-document.ts';
import { outboxOf } from './projections.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ok = (record: Item | null = null): Result => ({ kind: 'ok', record });
const refused: Result = { kind: 'refused', refusal: { reason: 'failed', message: 'No.' } };
const noAnswer: NoResult = { kind: 'none', mayHaveArrived: true, trouble: null };
const trouble = (retryAfter: number | null = null, general = true): NoResult => ({
  kind: 'none',
  mayHaveArrived: false,
  trouble: { retryAfter, general },
});

/** Creates an outbox whose server gives these results in order, and then accepts everything. */
function outboxOver(answers: (Result | NoResult)[] = [], stored: Documents = {}) {
  const documents = createStore<Documents>(() => stored);
  const sent: OutboxEntry[] = [];
  const results: string[] = [];
  const state = { reachable: true, flushed: [] as Documents[] };
  const outbox = createOutbox({
    documents,
    async send(entry) {
      sent.push(entry);
      return answers.shift() ?? ok();
    },
    flush: async () => void state.flushed.push(documents.getState()),
    reachable: () => state.reachable,
    onResult: ({ document }, result) => results.push(`${document.id} ${result.kind}`),
  });
  const ids = () => sent.map(({ document }) => document.id);
  const statuses = () => outboxOf(documents.getState()).map(({ mutation }) => mutation.status);
  return { outbox, documents, sent, results, state, ids, statuses };
}
const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
type Made = ReturnType<typeof outboxOver>['outbox'];
const removeInquiry = (outbox: Made, id: string) => outbox.queue(deletingInquiry(id)) ?? 0;
const save = (outbox: Made, id: string, title: string) =>
  outbox.queue(saving(id, title, baseOf('portfolio-item', itemOf(id, id)))) ?? 0;

test('sends mutations one after the other, and removes a mutation only when the server has accepted it', async () => {
  const { outbox, ids, results, statuses } = outboxOver();
  removeInquiry(outbox, 'a');
  removeInquiry(outbox, 'b');
  expect(statuses()).toEqual(['sending', 'queued']);
  await rest();
  expect([ids(), results, statuses()]).toEqual([['a', 'b'], ['a ok', 'b ok'], []]);
});

test('sending a reply moves it to the end of the outbox, behind a file removal that was queued after its draft', () => {
  const { outbox, documents, state } = outboxOver();
  state.reachable = false;
  const reply = { kind: 'reply', id: 'r1', title: 'Ada', variables: { inquiryId: 'a', text: 'Hello' } } as const;
  const file = { fileId: 'f1', name: 'offer.pdf' };
  outbox.queue({ ...reply, mutation: 'save' });
  outbox.queue({ kind: 'inquiry', id: 'a', title: 'Ada', mutation: 'removeReplyFile', variables: file });
  outbox.queue({ ...reply, mutation: 'send' });
  expect(outboxOf(documents.getState()).map(({ mutation }) => mutation.mutation)).toEqual(['removeReplyFile', 'send']);
});

test('before a mutation is sent, it is written to disk as one that may have arrived', async () => {
  const { outbox, sent, state } = outboxOver([noAnswer]);
  save(outbox, 'shop', 'A');
  expect(sent).toEqual([]);
  await rest();
  expect(state.flushed.at(-1)?.shop?.mutations).toMatchObject([{ mayHaveArrived: true }]);
  expect(sent).toHaveLength(1);
});

test('a stopped outbox sends nothing, even if the last request fails', async () => {
  const { outbox, ids } = outboxOver([noAnswer]);
  removeInquiry(outbox, 'a');
  removeInquiry(outbox, 'b');
  await rest();
  outbox.stop();
  await rest(3_600_000);
  await outbox.sendNow();
  expect(ids()).toEqual(['a']);
});

test('reconnecting ends a backoff after a network loss, but not a backoff after trouble of the server', async () => {
  const { outbox, ids } = outboxOver([noAnswer, trouble(60_000)]);
  removeInquiry(outbox, 'a');
  await rest();
  await outbox.reconnected();
  expect(ids()).toEqual(['a', 'a']);
  await outbox.reconnected();
  expect(ids()).toEqual(['a', 'a']);
  await rest(60_000);
  expect(ids()).toEqual(['a', 'a', 'a']);
});

test('"mark all as read" can be undone for ten seconds, is then sent, and delays no other mutation', async () => {
  const { outbox, ids } = outboxOver();
  const markAll = (until: string) => outbox.queue(markingAll(until)) ?? Number.NaN;
  const undone = markAll('2026-01-08');
  save(outbox, 'shop', 'A');
  await rest(9_999);
  expect(ids()).toEqual(['shop']);
  expect(outbox.cancel('inquiry', undone)).toBe(true);
  await rest(60_000);
  expect(ids()).toEqual(['shop']);
  const sent = markAll('2026-01-09');
  await rest(10_000);
  expect(ids()).toEqual(['shop', 'inquiry']);
  expect(outbox.cancel('inquiry', sent)).toBe(false);
});

test('mutations that are held for Undo are taken when the page closes, unless others wait or nothing can be sent', async () => {
  const { outbox, state, documents } = outboxOver([noAnswer]);
  const held = outbox.queue(markingAll('2026-01-08')) ?? Number.NaN;
  state.reachable = false;
  expect(outbox.takeHeld()).toEqual([]);
  state.reachable = true;
  expect(outbox.takeHeld().map(({ mutation }) => mutation.order)).toEqual([held]);
  expect(outbox.cancel('inquiry', held)).toBe(false);
  expect(outboxOf(documents.getState())).toMatchObject([{ mutation: { status: 'queued', mayHaveArrived: true } }]);
  save(outbox, 'shop', 'A');
  await rest();
  expect(outbox.takeHeld()).toEqual([]);
});

test('a clock that is set back delays neither a mutation with undo nor the retry of a lost request', async () => {
  const { outbox, ids } = outboxOver([noAnswer]);
  removeInquiry(outbox, 'a');
  await rest();
  outbox.queue(markingAll('2026-01-08'));
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  await rest(10_000);
  expect(ids()).toEqual(['a', 'a', 'inquiry']);
});

test('the outbox waits while the server cannot be reached, and then continues', async () => {
  const { outbox, ids, state } = outboxOver();
  state.reachable = false;
  removeInquiry(outbox, 'a');
  removeInquiry(outbox, 'b');
  await rest(60_000);
  expect(ids()).toEqual([]);
  state.reachable = true;
  await outbox.sendQueued();
  expect(ids()).toEqual(['a', 'b']);
});

test('an unanswered mutation is resent with its key before later ones, and cannot be canceled', async () => {
  const { outbox, sent, documents } = outboxOver([noAnswer, noAnswer]);
  const order = save(outbox, 'shop', 'A');
  await rest();
  expect(outbox.cancel('shop', order)).toBe(false);
  save(outbox, 'shop', 'B');
  await rest();
  expect(linesOf(documents.getState().shop)).toEqual(['save A queued', 'save B queued']);
  await rest(60_000);
  const titles = sent.map(({ mutation }) => mutation.title);
  const keys = sent.map(({ mutation }) => mutation.idempotencyKey);
  expect([titles, new Set(keys).size, keys[0] === keys[2]]).toEqual([['A', 'A', 'A', 'B'], 2, true]);
});

test('a mutation that the server rolled back can be changed or canceled, unless an earlier try may have arrived', async () => {
  const { outbox, documents, state } = outboxOver([
    trouble(null, false),
    noAnswer,
    { ...trouble(), mayHaveArrived: null },
  ]);
  const order = save(outbox, 'shop', 'A');
  await rest();
  save(outbox, 'shop', 'B');
  expect(linesOf(documents.getState().shop)).toEqual(['save B sending']);
  await rest();
  await outbox.sendNow();
  expect(outbox.cancel('shop', order)).toBe(false);
  state.reachable = false;
});

test('a refused mutation keeps its reason, blocks only its own document, and can be sent again', async () => {
  const { outbox, ids, results, statuses } = outboxOver([refused]);
  const order = save(outbox, 'shop', 'A');
  removeInquiry(outbox, 'other');
  await rest();
  expect([ids(), statuses()]).toEqual([['shop', 'other'], ['refused']]);
  outbox.retry('shop', order);
  await rest();
  expect([results.at(-1), statuses()]).toEqual(['shop ok', []]);
});

test('a mutation that may have arrived keeps its key, even if a repeat is refused without processing', async () => {
  const { outbox, sent } = outboxOver([noAnswer, { ...refused, unprocessed: true }]);
  const order = removeInquiry(outbox, 'a');
  await rest();
  await outbox.sendNow();
  outbox.retry('a', order);
  await rest();
  const keys = sent.map(({ mutation }) => mutation.idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

test('`queue` returns the place of the new mutation in the outbox, or null if it only cancels its inverse', () => {
  const { outbox, state } = outboxOver();
  state.reachable = false;
  const first = removeInquiry(outbox, 'ada');
  expect(outbox.queue(marking('markUnread', 'ada'))).toBe(first + 1);
  expect(outbox.queue(marking('markRead', 'ada'))).toBeNull();
});

test('a mutation that is being sent cannot be canceled', () => {
  const { outbox } = outboxOver();
  expect(outbox.cancel('a', removeInquiry(outbox, 'a'))).toBe(false);
});

test('while the server has trouble, retries are delayed more and more, at least as long as it asks for', async () => {
  const { outbox, ids } = outboxOver([trouble(), trouble(), trouble(90_000)]);
  removeInquiry(outbox, 'a');
  removeInquiry(outbox, 'b');
  const triesAfter = async (ms: number) => {
    await rest(ms);
    return ids().length;
  };
  expect(await triesAfter(9_999)).toBe(1);
  expect(outbox.backoffs.getState()).toMatchObject([{ trouble: true, until: Date.now() + 1 }]);
  expect(await triesAfter(1)).toBe(2);
  expect(await triesAfter(19_999)).toBe(2);
  expect(await triesAfter(1)).toBe(3);
  expect(await triesAfter(89_999)).toBe(3);
  await rest(1);
  expect(ids()).toEqual(['a', 'a', 'a', 'a', 'b']);
  expect(outbox.backoffs.getState()).toEqual([]);
});

test('trouble with one mutation delays only its own document', async () => {
  const { outbox, ids } = outboxOver([trouble(null, false)]);
  save(outbox, 'shop', 'A');
  removeInquiry(outbox, 'b');
  await rest();
  removeInquiry(outbox, 'c');
  await rest(9_999);
  expect(ids()).toEqual(['shop', 'b', 'c']);
  await rest(1);
  expect(ids()).toEqual(['shop', 'b', 'c', 'shop']);
  expect(outbox.backoffs.getState()).toEqual([]);
});

test('a deletion ends the backoff of the change that it replaces', async () => {
  const { outbox, statuses } = outboxOver([trouble(null, false)]);
  save(outbox, 'shop', 'A');
  await rest();
  outbox.queue(deletingItem('shop'));
  await rest();
  expect([statuses(), outbox.backoffs.getState()]).toEqual([[], []]);
});

test('general trouble of the server delays all mutations, unless the admin chooses to send them now', async () => {
  const { outbox, ids } = outboxOver([trouble()]);
  removeInquiry(outbox, 'a');
  await rest();
  removeInquiry(outbox, 'b');
  await rest();
  expect(ids()).toEqual(['a']);
  await outbox.sendNow();
  expect(ids()).toEqual(['a', 'a', 'b']);
});

test('after a conflict is resolved, the next save is based on the server’s version', async () => {
  const theirs = itemOf('shop', 'Theirs', 4);
  const { outbox, documents, sent } = outboxOver([
    { kind: 'refused', refusal: { reason: 'conflict', message: '', current: theirs } },
  ]);
  save(outbox, 'shop', 'A');
  await rest();
  documents.setState((all) => rebase(all, 'shop', theirs, inputOf('Ours'), ''), true);
  save(outbox, 'shop', 'Ours');
  await rest();
  expect(sent.at(-1)).toMatchObject({ document: { base: { version: 4 } }, mutation: { title: 'Ours' } });
});
