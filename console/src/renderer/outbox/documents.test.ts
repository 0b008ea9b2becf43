import { inquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { itemModel } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { expect, test } from 'vitest';
import { countUnsaved } from '#bridge/unsaved.ts';
import {
  change,
  create,
  deleteInquiry,
  deleteItem,
  inputOf,
  itemOf,
  linesOf,
  mark,
  now,
  readAll,
  saving,
} from './documents.factory.ts';
import {
  cancel,
  discardUnsaved,
  keepUnsaved,
  markSending,
  markUnsent,
  openNew,
  queue,
  rebase,
  restore,
  retryRefused,
  settle,
} from './documents.ts';
import { baseOf, type Documents, documentsSchema, type Refusal, readableDocuments } from './local-document.ts';
import { nextToSend } from './next-to-send.ts';
import { idsBeingDeleted, outboxOf, overlayList, patched, patchesOf, unsavedIn } from './projections.ts';

const { empty: emptyValues, valuesOf } = itemModel;
const kind = 'portfolio-item';
const shop = (title: string, version: number) => baseOf(kind, itemOf('shop', title, version));
const base = shop('shop', 1);
const typed = (all: Documents, title: string) =>
  keepUnsaved(all, { kind, id: 'shop', base }, { ...valuesOf(itemOf('shop', 'shop')), title }, now);
const next = (all: Documents, at = Date.parse(now)) => {
  const { next: found } = nextToSend(all, () => 0, at);
  if (!found) throw new Error('There is nothing to send.');
  return found;
};
/** Sends the next mutation, and applies this result. Without a result, the server does not answer. */
function send(all: Documents, result?: Refusal | { version: number } | 'done', at?: number): Documents {
  const sent = next(all, at);
  const sending = markSending(all, sent);
  if (result === undefined) return markUnsent(sending, sent, true);
  if (result === 'done') return settle(sending, sent, { kind: 'ok', record: null });
  if ('reason' in result) return settle(sending, sent, { kind: 'refused', refusal: result });
  const { title } = sent.mutation;
  return settle(sending, sent, { kind: 'ok', record: itemOf(sent.document.id, title, result.version) });
}
const failed: Refusal = { reason: 'failed', message: 'No.' };
const conflict: Refusal = { reason: 'conflict', message: 'No.', current: itemOf('shop', 'Theirs', 4) };
const orderOf = (all: Documents, id: string, at = 0) => all[id]?.mutations[at]?.order ?? 0;

test('unsaved changes keep the version that they began with, and are dropped if they change nothing', () => {
  const all = typed({}, 'Half a tit');
  expect(all.shop).toMatchObject({ base: { version: 1 }, unsaved: { values: { title: 'Half a tit' }, at: now } });
  const later = keepUnsaved(all, { kind, id: 'shop', base: shop('Theirs', 2) }, { ...emptyValues, title: 'Half' }, now);
  expect(later.shop?.base?.version).toBe(1);
  expect(typed(all, ' shop ')).toEqual({});
  expect(discardUnsaved(all, 'shop')).toEqual({});
});

test('a new item gets its id when its form is opened, and the same form opens again until it is saved', () => {
  const opened = openNew({}, kind);
  expect(openNew(opened.documents, kind)).toEqual(opened);
  const all = keepUnsaved(opened.documents, { kind, id: opened.id }, { ...emptyValues, title: 'New' }, now);
  expect(openNew(all, kind).id).toBe(opened.id);
  const saved = create(all, opened.id, 'New');
  expect(openNew(saved, kind).id).not.toBe(opened.id);
  expect(restore(opened.documents, [])).toEqual({});
  expect(restore(opened.documents, [opened.id])).toEqual(opened.documents);
});

test('a change is held if the record changed elsewhere first, and a retry applies it to the current version', () => {
  const ada = inquiry({ name: 'Ada', changedAt: '2026-03-01T09:05:00.000Z' });
  const variables = { state: 'done', seenAt: now } as const;
  const queued = queue({}, { kind: 'inquiry', id: ada.id, mutation: 'setState', title: 'Ada', variables }, now);
  const held = send(queued, { reason: 'conflict', message: 'They wrote again.', current: ada }, Infinity);
  expect(linesOf(held[ada.id])).toEqual(['setState Ada conflict']);
  expect(patchesOf(held, 'inquiry', ada.id)).toEqual([]);
  const again = retryRefused(held, ada.id, orderOf(held, ada.id));
  expect(next(again).mutation).toMatchObject({ variables: { state: 'done', seenAt: ada.changedAt } });
});

test('a later save takes the place and the base version of the queued save, under a new key', () => {
  const first = change(change({}, 'shop', 'A'), 'bank', 'Bank');
  const second = queue(first, saving('shop', 'B', shop('Theirs', 3)), now);
  expect(outboxOf(second).map(({ document }) => document.id)).toEqual(['shop', 'bank']);
  expect([linesOf(second.shop), second.shop?.base?.version]).toEqual([['save B queued'], 1]);
  expect(second.shop?.mutations[0]?.idempotencyKey).not.toBe(first.shop?.mutations[0]?.idempotencyKey);
  expect(second.bank).toBe(first.bank);
});

test('a save that may have arrived stays unchanged, and a later save waits behind it', () => {
  const lost = send(change({}, 'shop', 'A'));
  const all = change(lost, 'shop', 'B');
  expect(linesOf(all.shop)).toEqual(['save A queued', 'save B queued']);
  expect(all.shop?.mutations[0]).toBe(lost.shop?.mutations[0]);
  expect(next(all).mutation).toMatchObject({ title: 'A', mayHaveArrived: true });
  expect(linesOf(change(all, 'shop', 'C').shop)).toEqual(['save A queued', 'save C queued']);
});

test('a save continues from the version that the save before it created', () => {
  const all = change(send(create({}, 'shop', 'A')), 'shop', 'B');
  expect(next(all).document.base).toBeNull();
  const made = send(all, { version: 1 });
  expect([linesOf(made.shop), made.shop?.base]).toEqual([
    ['save B queued'],
    { version: 1, values: valuesOf(inputOf('A')) },
  ]);
  expect(send(made, { version: 2 })).toEqual({});
});

test('newer unsaved changes stay after a save, and continue from its version', () => {
  const all = send(typed(change({}, 'shop', 'A'), 'B'), { version: 2 });
  expect(all.shop).toMatchObject({ base: { version: 2 }, unsaved: { values: { title: 'B' } }, mutations: [] });
});

test('a refused save is merged with the save behind it, and is sent again after another save or a retry', () => {
  const all = send(change(send(change({}, 'shop', 'A')), 'shop', 'B'), failed);
  expect(linesOf(all.shop)).toEqual(['save B refused']);
  const again = change(all, 'shop', 'C');
  expect([linesOf(again.shop), again.shop?.mutations[0]?.refusal]).toEqual([['save C queued'], null]);
  expect(linesOf(retryRefused(all, 'shop', orderOf(all, 'shop')).shop)).toEqual(['save B queued']);
});

test('a conflict keeps its base version, and its resolution is based on the server’s version', () => {
  const all = send(change({}, 'shop', 'A'), conflict);
  expect([linesOf(all.shop), all.shop?.base]).toEqual([['save A conflict'], base]);
  const settled = rebase(all, 'shop', itemOf('shop', 'Theirs', 4), valuesOf(inputOf('Ours')), now);
  expect(settled.shop).toMatchObject({ base: { version: 4 }, unsaved: { values: { title: 'Ours' } }, mutations: [] });
  expect(rebase(all, 'shop', itemOf('shop', 'Theirs', 4), valuesOf(inputOf('Theirs')), now)).toEqual({});
});

test('a canceled save becomes unsaved changes, unless there are newer ones; a save that may have arrived stays', () => {
  const all = change({}, 'shop', 'A');
  expect(cancel(all, 'shop', orderOf(all, 'shop'), now).shop).toMatchObject({
    unsaved: { values: { title: 'A' } },
    mutations: [],
  });
  const newer = typed(all, 'B');
  expect(cancel(newer, 'shop', orderOf(newer, 'shop'), now).shop?.unsaved?.values.title).toBe('B');
  const lost = send(all);
  expect(cancel(lost, 'shop', orderOf(lost, 'shop'), now)).toBe(lost);
  const later = change(lost, 'shop', 'B');
  expect(linesOf(cancel(later, 'shop', orderOf(later, 'shop', 1), now).shop)).toEqual(['save A queued']);
  expect(cancel(later, 'shop', orderOf(later, 'shop', 1), now).shop?.unsaved?.values.title).toBe('B');
  const refused = send(all, failed);
  expect(cancel(refused, 'shop', orderOf(refused, 'shop'), now)).toEqual({});
});

test('a deletion is sent before an earlier save, and drops the save unless the deletion is canceled', () => {
  const all = deleteItem(typed(change({}, 'shop', 'A'), 'B'), 'shop');
  expect(next(all).mutation.mutation).toBe('delete');
  expect(linesOf(cancel(all, 'shop', orderOf(all, 'shop', 1), now).shop)).toEqual(['save A queued']);
  expect(send(all, 'done')).toEqual({});
  expect(next(deleteItem(send(change({}, 'shop', 'A')), 'shop')).mutation.mutation).toBe('save');
});

test('deleting an item removes it at once if the server cannot have it, and otherwise queues its deletion', () => {
  expect(deleteItem(create({}, 'shop', 'A'), 'shop')).toEqual({});
  expect(linesOf(deleteItem(send(create({}, 'shop', 'A')), 'shop').shop)).toEqual([
    'save A queued',
    'delete shop queued',
  ]);
});

test('a refused deletion is replaced by a later save, or retried with the server’s version', () => {
  const all = send(deleteItem({}, 'shop'), conflict);
  expect(queue(all, saving('shop', 'Ours', shop('Theirs', 4)), now).shop).toMatchObject({
    base: { version: 4 },
    mutations: [{ mutation: 'save' }],
  });
  expect(retryRefused(all, 'shop', orderOf(all, 'shop')).shop).toMatchObject({
    base: { version: 4 },
    mutations: [{ mutation: 'delete', status: 'queued' }],
  });
});

test('the changes of a deleted item can be saved as a new item', () => {
  const gone = send(change({}, 'shop', 'A'), { reason: 'notFound', message: 'Gone.' });
  const all = queue(gone, saving('library', 'A', null, 'shop'), now);
  expect([Object.keys(all), all.library?.base]).toEqual([['library'], null]);
});

test('the first mutation that need not wait is sent next; if all must wait, `at` is when the first wait ends', () => {
  const all = deleteInquiry(change(readAll({}, now), 'shop', 'A'), 'b');
  expect(next(all).document.id).toBe('shop');
  const at = Date.parse(now);
  const waits = (id: string) => (id === 'shop' ? at + 3_000 : 0);
  expect(nextToSend(all, waits, at).next?.document.id).toBe('b');
  expect(nextToSend(send(all, { version: 2 }), () => at + 2_000, at)).toEqual({ next: null, at: at + 2_000 });
  expect(nextToSend({}, () => 0, 0)).toEqual({ next: null, at: null });
});

test('a mutation that was being sent when the program ended is resent with the same key', () => {
  const all = change({}, 'shop', 'A');
  const sending = markSending(all, next(all));
  const stored: Documents = documentsSchema.parse(JSON.parse(JSON.stringify(sending)));
  expect(restore(stored, []).shop?.mutations).toEqual([{ ...sending.shop?.mutations[0], status: 'queued' }]);
});

test('if another version of the program wrote one document, the other documents stay readable', () => {
  const all = change(typed({}, 'Half a title'), 'other', 'A');
  const refusal = { reason: 'conflict', message: 'Marked as done.', current: { id: 'old' } };
  const held = { ...all.other?.mutations[0], kind: 'inquiry', mutation: 'trash', status: 'conflict', refusal };
  const old = { kind: 'inquiry', id: 'old', base: null, unsaved: null, mutations: [held] };
  expect(readableDocuments(JSON.parse(JSON.stringify({ ...all, old })))).toEqual(all);
  expect(readableDocuments('damaged')).toEqual({});
});

test('unsaved changes are restored even if they are invalid input', () => {
  const all = typed({}, 'Half a tit');
  const values = { title: 'Half a tit', technology: 'COBOL', imageUrl: 'javascript:' };
  const stored = { shop: { ...all.shop, unsaved: { values, at: now } } };
  expect(documentsSchema.parse(stored).shop?.unsaved?.values).toEqual({ ...emptyValues, ...values });
  expect(
    documentsSchema.safeParse({ shop: { ...all.shop, unsaved: { values: { title: true }, at: now } } }).success,
  ).toBe(false);
});

test('queued changes are shown at once, with their mutation, until they are refused', () => {
  const items = [{ ...itemOf('star', 'star'), featured: true }, itemOf('shop', 'shop')];
  const titles = (all: Documents) => overlayList(kind, items, all, 0).map(({ record }) => record.title);
  const waiting = create(change({}, 'shop', 'Changed'), 'made', 'Made');
  expect(titles(waiting)).toEqual(['star', 'Made', 'Changed']);
  expect(titles(deleteItem(waiting, 'shop'))).toEqual(['star', 'Made']);
  const refused = send(waiting, failed);
  expect(titles(refused)).toEqual(['star', 'Made', 'shop']);
  expect(overlayList(kind, items, refused, 0)[2]?.mutation).toMatchObject({ status: 'refused' });
});

test('a subscription moves up in its list when its report becomes late', () => {
  const plan = {
    __typename: 'PlanSubscription',
    planState: 'active',
    startedAt: '2026-01-01',
    createdAt: '2026-01-01',
  };
  const plans = [
    { ...plan, id: 'new', createdAt: '2026-01-02', reportedAt: '2026-01-10' },
    { ...plan, id: 'old', reportedAt: '2026-01-05' },
  ];
  const idsOn = (day: string) => overlayList('subscription', plans, {}, Date.parse(day)).map(({ record }) => record.id);
  expect(idsOn('2026-01-19')).toEqual(['new', 'old']);
  expect(idsOn('2026-01-20')).toEqual(['old', 'new']);
});

const ada = inquiry({ id: 'ada', createdAt: '2026-01-08', lastMessageAt: '2026-01-08', readAt: null });
const isUnread = (all: Documents) => patched(ada, patchesOf(all, 'inquiry', 'ada')).readAt === null;

test('until "mark all as read" is canceled or refused, it shows all inquiries without later news as read', () => {
  const all = readAll(readAll({}, '2026-01-08'), '2026-01-09');
  expect(isUnread(all)).toBe(false);
  expect(isUnread(cancel(all, 'inquiry', orderOf(all, 'inquiry', 1), now))).toBe(false);
  expect(isUnread(readAll({}, '2026-01-07'))).toBe(true);
  const later = (documents: Documents, result: Refusal | 'done') => send(documents, result, Date.parse(now) + 10_000);
  expect([isUnread(later(readAll({}, '2026-01-09'), failed)), later(readAll({}, '2026-01-08'), 'done')]).toEqual([
    true,
    {},
  ]);
});

type Step = 'markRead' | 'markUnread' | 'markAllRead' | 'send' | 'cancel all';

test.each<[Step[], string[], boolean]>([
  [['markRead'], ['markRead ada queued'], false],
  [['markRead', 'markUnread'], [], true],
  [['markRead', 'markUnread', 'markRead'], ['markRead ada queued'], false],
  [['markRead', 'send', 'markUnread'], ['markRead ada queued', 'markUnread ada queued'], true],
  [['markAllRead', 'markUnread'], ['markUnread ada queued'], true],
  [['markAllRead', 'markUnread', 'markRead', 'cancel all'], ['markRead ada queued'], false],
  [['markUnread', 'markAllRead'], ['markUnread ada queued'], false],
])('the last mark applies, and opposite marks that were not sent cancel each other: %j', (steps, lines, read) => {
  let all: Documents = {};
  for (const step of steps) {
    if (step === 'send') all = send(all);
    else if (step === 'cancel all') all = cancel(all, 'inquiry', orderOf(all, 'inquiry'), now);
    else all = step === 'markAllRead' ? readAll(all, '2026-01-09') : mark(all, step, 'ada');
  }
  expect([linesOf(all.ada), isUnread(all)]).toEqual([lines, read]);
});

test('a mark of one inquiry waits for an earlier "mark all as read", and is quiet even if refused', () => {
  const marked = mark(readAll({}, '2026-01-09'), 'markUnread', 'ada');
  const at = Date.parse(now);
  expect(nextToSend(marked, () => 0, at)).toEqual({ next: null, at: at + 10_000 });
  expect(outboxOf(marked).map(({ mutation }) => mutation.mutation)).toEqual(['markAllRead']);
  expect(countUnsaved(marked)).toEqual({ queued: 1, forms: 0 });
  expect(send(mark({}, 'markRead', 'ada'), failed)).toEqual({});
});

test('records that are being deleted are hidden, and everything unsaved is counted', () => {
  const all = typed(create(deleteInquiry({}, 'ada'), 'made', 'Made'), 'Half');
  expect([...idsBeingDeleted(all, 'inquiry')]).toEqual(['ada']);
  expect([...idsBeingDeleted(send(all, failed), 'inquiry')]).toEqual([]);
  expect(countUnsaved(all)).toEqual({ queued: 2, forms: 1 });
  expect(unsavedIn(all)).toMatchObject([{ id: 'shop', isNew: false, values: { title: 'Half' } }]);
});
