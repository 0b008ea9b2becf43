import { itemModel } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { expect, test } from 'vitest';
import {
  change,
  create,
  deleteInquiry,
  deleteItem,
  inputOf,
  itemOf,
  linesOf,
  now,
  readAll,
} from './documents.factory.ts';
import {
  baseOf,
  cancel,
  type Documents,
  discardDraft,
  documentsSchema,
  inboxId,
  markSending,
  markUnsent,
  nextToSend,
  openNewItem,
  queueSave,
  type Refusal,
  rebase,
  restore,
  retryRefused,
  saveAsNew,
  settle,
  typeDraft,
} from './documents.ts';
import { draftsOf, inquiriesBeingDeleted, outboxOf, overlayItems, readUntil, unsavedIn } from './projections.ts';

const { empty: emptyValues, valuesOf } = itemModel;
const base = baseOf(itemOf('shop', 'shop'));
const typed = (all: Documents, title: string) =>
  typeDraft(all, 'shop', { ...valuesOf(itemOf('shop', 'shop')), title }, base, now);
const next = (all: Documents) => {
  const { next: found } = nextToSend(all, () => 0, 0);
  if (!found) throw new Error('Nothing is to be sent.');
  return found;
};
/** Sends what is next, and hears this of it; nothing = no answer. */
function send(all: Documents, result?: Refusal | { version: number } | 'done'): Documents {
  const sent = next(all);
  const sending = markSending(all, sent);
  if (result === undefined) return markUnsent(sending, sent, true);
  if (result === 'done') return settle(sending, sent, { kind: 'ok', item: null });
  if ('reason' in result) return settle(sending, sent, { kind: 'refused', refusal: result });
  const title = sent.mutation.kind === 'save' ? sent.mutation.input.title : '';
  return settle(sending, sent, { kind: 'ok', item: itemOf(sent.document.id, title, result.version) });
}
const failed: Refusal = { reason: 'failed', message: 'No.' };
const conflict: Refusal = { reason: 'conflict', message: 'No.', current: itemOf('shop', 'Theirs', 4) };
const orderOf = (all: Documents, id: string, at = 0) => all[id]?.mutations[at]?.order ?? 0;

test('what is typed is a draft from the version it was begun from, and none when it is as before', () => {
  const all = typed({}, 'Half a tit');
  expect(all.shop).toMatchObject({ base: { version: 1 }, draft: { values: { title: 'Half a tit' }, at: now } });
  const later = typeDraft(all, 'shop', { ...emptyValues, title: 'Half' }, baseOf(itemOf('shop', 'Theirs', 2)), now);
  expect(later.shop?.base?.version).toBe(1);
  expect(typed(all, ' shop ')).toEqual({});
  expect(discardDraft(all, 'shop')).toEqual({});
});

test('a new item has its id since its form was opened, which opens again until it is saved', () => {
  const opened = openNewItem({});
  expect(openNewItem(opened.documents)).toEqual(opened);
  const all = typeDraft(opened.documents, opened.id, { ...emptyValues, title: 'New' }, null, now);
  expect(openNewItem(all).id).toBe(opened.id);
  const saved = create(all, opened.id, 'New');
  expect(openNewItem(saved).id).not.toBe(opened.id);
  expect(restore(opened.documents, null)).toEqual({});
  expect(restore(opened.documents, opened.id)).toEqual(opened.documents);
});

test('a later save goes into the one that waits, at its place and from its version, under another key', () => {
  const first = change(change({}, 'shop', 'A'), 'bank', 'Bank');
  const second = queueSave(first, 'shop', inputOf('B'), baseOf(itemOf('shop', 'Theirs', 3)), now);
  expect(outboxOf(second).map(({ document }) => document.id)).toEqual(['shop', 'bank']);
  expect([linesOf(second.shop), second.shop?.base?.version]).toEqual([['save B queued'], 1]);
  expect(second.shop?.mutations[0]?.idempotencyKey).not.toBe(first.shop?.mutations[0]?.idempotencyKey);
  expect(second.bank).toBe(first.bank);
});

test('what may have arrived stays as it is, and a later save waits behind it', () => {
  const lost = send(change({}, 'shop', 'A'));
  const all = change(lost, 'shop', 'B');
  expect(linesOf(all.shop)).toEqual(['save A queued', 'save B queued']);
  expect(all.shop?.mutations[0]).toBe(lost.shop?.mutations[0]);
  expect(next(all).mutation).toMatchObject({ input: { title: 'A' }, mayHaveArrived: true });
  expect(linesOf(change(all, 'shop', 'C').shop)).toEqual(['save A queued', 'save C queued']);
});

test('what comes after a save goes on from the version that left behind', () => {
  const all = change(send(create({}, 'shop', 'A')), 'shop', 'B');
  expect(next(all).document.base).toBeNull();
  const made = send(all, { version: 1 });
  expect([linesOf(made.shop), made.shop?.base]).toEqual([
    ['save B queued'],
    { version: 1, values: valuesOf(inputOf('A')) },
  ]);
  expect(send(made, { version: 2 })).toEqual({});
});

test('a draft outlives the save beneath it, and goes on from there', () => {
  const all = send(typed(change({}, 'shop', 'A'), 'B'), { version: 2 });
  expect(all.shop).toMatchObject({ base: { version: 2 }, draft: { values: { title: 'B' } }, mutations: [] });
});

test('a refusal takes the save that waits behind into itself; written anew it is sent again', () => {
  const all = send(change(send(change({}, 'shop', 'A')), 'shop', 'B'), failed);
  expect(linesOf(all.shop)).toEqual(['save B refused']);
  const again = change(all, 'shop', 'C');
  expect([linesOf(again.shop), again.shop?.mutations[0]?.refusal]).toEqual([['save C queued'], null]);
  expect(linesOf(retryRefused(all, 'shop', orderOf(all, 'shop')).shop)).toEqual(['save B queued']);
});

test('a conflict keeps the version both began with, and is settled from theirs', () => {
  const all = send(change({}, 'shop', 'A'), conflict);
  expect([linesOf(all.shop), all.shop?.base]).toEqual([['save A conflict'], base]);
  const settled = rebase(all, 'shop', itemOf('shop', 'Theirs', 4), valuesOf(inputOf('Ours')), now);
  expect(settled.shop).toMatchObject({ base: { version: 4 }, draft: { values: { title: 'Ours' } }, mutations: [] });
  expect(rebase(all, 'shop', itemOf('shop', 'Theirs', 4), valuesOf(inputOf('Theirs')), now)).toEqual({});
});

test('what waits and is canceled is a draft again, unless there is a newer one; what may have arrived stays', () => {
  const all = change({}, 'shop', 'A');
  expect(cancel(all, 'shop', orderOf(all, 'shop'), now).shop).toMatchObject({
    draft: { values: { title: 'A' } },
    mutations: [],
  });
  const newer = typed(all, 'B');
  expect(cancel(newer, 'shop', orderOf(newer, 'shop'), now).shop?.draft?.values.title).toBe('B');
  const lost = send(all);
  expect(cancel(lost, 'shop', orderOf(lost, 'shop'), now)).toBe(lost);
  const refused = send(all, failed);
  expect(cancel(refused, 'shop', orderOf(refused, 'shop'), now)).toEqual({});
});

test('a deletion stands in for the save beneath it, gives it back when canceled, and takes all along when done', () => {
  const all = deleteItem(typed(change({}, 'shop', 'A'), 'B'), 'shop');
  expect(next(all).mutation.kind).toBe('delete');
  expect(linesOf(cancel(all, 'shop', orderOf(all, 'shop', 1), now).shop)).toEqual(['save A queued']);
  expect(send(all, 'done')).toEqual({});
  expect(next(deleteItem(send(change({}, 'shop', 'A')), 'shop')).mutation.kind).toBe('save');
});

test('an item that the server cannot have is gone at once; one that it may have is deleted there', () => {
  expect(deleteItem(create({}, 'shop', 'A'), 'shop')).toEqual({});
  expect(linesOf(deleteItem(send(create({}, 'shop', 'A')), 'shop').shop)).toEqual([
    'save A queued',
    'delete shop queued',
  ]);
});

test('a refused deletion is given up for what is saved next, from what the server has, or deletes that', () => {
  const all = send(deleteItem({}, 'shop'), conflict);
  const theirs = baseOf(itemOf('shop', 'Theirs', 4));
  expect(queueSave(all, 'shop', inputOf('Ours'), theirs, now).shop).toMatchObject({
    base: { version: 4 },
    mutations: [{ kind: 'save' }],
  });
  expect(retryRefused(all, 'shop', orderOf(all, 'shop')).shop).toMatchObject({
    base: { version: 4 },
    mutations: [{ kind: 'delete', status: 'queued' }],
  });
});

test('what was written for an item that is gone is saved as a new one', () => {
  const gone = send(change({}, 'shop', 'A'), { reason: 'notFound', message: 'Gone.' });
  const all = saveAsNew(gone, 'shop', 'library', inputOf('A'), now);
  expect([Object.keys(all), all.library?.base]).toEqual([['library'], null]);
});

test('the first in order goes that need not wait; else it is known when one will', () => {
  const all = deleteInquiry(change(readAll({}, now, 6_000), 'shop', 'A'), 'b');
  expect(next(all).document.id).toBe('shop');
  const waits = (id: string) => (id === 'shop' ? 3_000 : 0);
  expect(nextToSend(all, waits, 0).next?.document.id).toBe('b');
  expect(nextToSend(send(all, { version: 2 }), () => 2_000, 1_000)).toEqual({ next: null, at: 2_000 });
  expect(nextToSend({}, () => 0, 0)).toEqual({ next: null, at: null });
});

test('what was on its way when the program ended is sent again under its key', () => {
  const all = change({}, 'shop', 'A');
  const sending = markSending(all, next(all));
  const stored: Documents = documentsSchema.parse(JSON.parse(JSON.stringify(sending)));
  expect(restore(stored, null).shop?.mutations).toEqual([{ ...sending.shop?.mutations[0], status: 'queued' }]);
});

test('a draft is read back as the fields of the form, whatever the rules say of it', () => {
  const all = typed({}, 'Half a tit');
  const values = { title: 'Half a tit', technology: 'COBOL', imageUrl: 'javascript:' };
  const stored = { shop: { ...all.shop, draft: { values, at: now } } };
  expect(documentsSchema.parse(stored).shop?.draft?.values).toEqual({ ...emptyValues, ...values });
  expect(
    documentsSchema.safeParse({ shop: { ...all.shop, draft: { values: { title: true }, at: now } } }).success,
  ).toBe(false);
});

test('what waits is shown at once, marked, and lifts off again when it is refused', () => {
  const items = [{ ...itemOf('star', 'star'), featured: true }, itemOf('shop', 'shop')];
  const titles = (all: Documents) => overlayItems(items, all).map(({ item }) => item.title);
  const waiting = create(change({}, 'shop', 'Changed'), 'made', 'Made');
  expect(titles(waiting)).toEqual(['star', 'Made', 'Changed']);
  expect(titles(deleteItem(waiting, 'shop'))).toEqual(['star', 'Made']);
  const refused = send(waiting, failed);
  expect(titles(refused)).toEqual(['star', 'Made', 'shop']);
  expect(overlayItems(items, refused)[2]?.mutation).toMatchObject({ status: 'refused' });
});

test('all that came up to the last moment are read here until that is canceled or refused', () => {
  const [first, second] = ['2026-01-08', '2026-01-09'];
  const all = readAll(readAll({}, first), second);
  expect(readUntil(all)).toBe(second);
  expect(readUntil(cancel(all, inboxId, orderOf(all, inboxId, 1), now))).toBe(first);
  expect([readUntil(send(readAll({}, first), failed)), send(readAll({}, first), 'done')]).toEqual([null, {}]);
});

test('inquiries on their way out are not shown, and all that is unsaved is counted', () => {
  const all = typed(create(deleteInquiry({}, 'ada'), 'made', 'Made'), 'Half');
  expect([...inquiriesBeingDeleted(all)]).toEqual(['ada']);
  expect([...inquiriesBeingDeleted(send(all, failed))]).toEqual([]);
  expect(unsavedIn(all)).toEqual({ changes: 2, drafts: 1 });
  expect(draftsOf(all)).toMatchObject([{ id: 'shop', isNew: false, values: { title: 'Half' } }]);
});
