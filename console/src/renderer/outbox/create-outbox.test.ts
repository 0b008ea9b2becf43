import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createOutbox } from './create-outbox.ts';
import { change, creation, deletionOf, done, refused, removal, written } from './outbox.factory.ts';
import type { Mutation, Outcome, Write } from './write.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An outbox over a server that gives these answers, one after the other, and then says yes. */
function outboxOver(answers: Outcome[] = [], first: Write[] = []) {
  const sent: Mutation[] = [];
  const keys: string[] = [];
  /** Of each that was sent: the titles of what left before about the same thing, and of itself. */
  const known: string[][] = [];
  const settled: string[] = [];
  const state = { reachable: true };
  const outbox = createOutbox({
    writes: createStore<readonly Write[]>(() => first),
    async send({ mutation, key }, before) {
      sent.push(mutation);
      keys.push(key);
      known.push(before.map(({ title }) => title));
      return answers.shift() ?? done();
    },
    reachable: () => state.reachable,
    onSettled: (write, outcome) => settled.push(`${write.mutation.id} ${outcome.kind}`),
  });
  return { outbox, sent, keys, known, settled, state, ids: () => sent.map(({ id }) => id) };
}
const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('sends in order, one after the other, and each is gone only when the server said yes', async () => {
  const { outbox, ids, settled } = outboxOver();
  outbox.add(removal('a'));
  outbox.add(removal('b'));
  expect(outbox.writes.getState().map(({ state }) => state)).toEqual(['sending', 'waiting']);
  await rest();
  expect(ids()).toEqual(['a', 'b']);
  expect(settled).toEqual(['a done', 'b done']);
  expect(outbox.writes.getState()).toEqual([]);
});

test('sends nothing any more once it was stopped, also when what was on its way comes to nothing', async () => {
  const { outbox, ids } = outboxOver([{ kind: 'unsent' }]);
  outbox.add(removal('a'));
  outbox.add(removal('b'));
  outbox.stop();
  await rest(3_600_000);
  await outbox.sendNow();
  expect(ids()).toEqual(['a']);
});

test('being back online ends the pause after a lost network, not that of a server with trouble', async () => {
  const { outbox, ids } = outboxOver([
    { kind: 'unsent' },
    { kind: 'unsent', trouble: { retryAfter: 60_000, general: true } },
  ]);
  outbox.add(removal('a'));
  await rest();
  await outbox.backOnline();
  expect(ids()).toEqual(['a', 'a']);
  await outbox.backOnline();
  expect(ids()).toEqual(['a', 'a']);
  await rest(60_000);
  expect(ids()).toEqual(['a', 'a', 'a']);
});

test('can be taken back until its time is over, and is sent then', async () => {
  const { outbox, ids } = outboxOver();
  const kept = outbox.add(removal('kept'), 6_000);
  outbox.add(removal('gone'), 6_000);
  await rest(5_999);
  expect(ids()).toEqual([]);
  expect(outbox.cancel(kept)).toBe(true);
  await rest(1);
  expect(ids()).toEqual(['gone']);
});

test('what can still be taken back holds up nothing else', async () => {
  const { outbox, ids } = outboxOver();
  outbox.add(removal('later'), 6_000);
  outbox.add(creation('now'));
  await rest();
  expect(ids()).toEqual(['now']);
  await rest(6_000);
  expect(ids()).toEqual(['now', 'later']);
});

test('waits while nobody can be reached, and goes on where it was', async () => {
  const { outbox, ids, state } = outboxOver();
  state.reachable = false;
  outbox.add(removal('a'));
  outbox.add(removal('b'));
  await rest(60_000);
  expect(ids()).toEqual([]);
  state.reachable = true;
  await outbox.pump();
  expect(ids()).toEqual(['a', 'b']);
});

test('what nobody answered is tried again, before what was written after it', async () => {
  const { outbox, ids } = outboxOver([{ kind: 'unsent' }]);
  outbox.add(removal('a'));
  outbox.add(removal('b'));
  await rest();
  expect(outbox.writes.getState().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await rest(10_000);
  expect(ids()).toEqual(['a', 'a', 'b']);
});

test('the same sent again has its key again, and what was written anew has another', async () => {
  const { outbox, keys } = outboxOver([{ kind: 'unsent' }, { kind: 'unsent' }, refused('No.')]);
  const entry = outbox.add(change('shop', 'A'));
  await rest(10_000);
  outbox.add(change('shop', 'B'));
  await rest(30_000);
  outbox.again(entry, change('shop', 'B', 2));
  await rest();
  const [first, again, anew, forced] = keys;
  expect([again === first, new Set([first, anew, forced]).size]).toEqual([true, 3]);
});

test('what was refused stays with its reason, holds up its own thing only, and can be sent again', async () => {
  const { outbox, ids, settled } = outboxOver([refused('No.')]);
  const entry = outbox.add(change('shop', 'A'));
  outbox.add(removal('other'));
  await rest();
  expect(ids()).toEqual(['shop', 'other']);
  expect(outbox.writes.getState()).toMatchObject([{ state: 'refused', refusal: { message: 'No.' } }]);
  outbox.again(entry, change('shop', 'B', 2));
  await rest();
  expect(settled.at(-1)).toBe('shop done');
  expect(outbox.writes.getState()).toEqual([]);
});

test('one that is on its way cannot be taken back', async () => {
  const { outbox } = outboxOver();
  const entry = outbox.add(removal('a'));
  expect(outbox.cancel(entry)).toBe(false);
});

test('what is sent no more may have arrived, which the next about the same thing goes on from', async () => {
  const { outbox, known } = outboxOver([{ kind: 'unsent' }]);
  const first = outbox.add(change('shop', 'A'));
  outbox.add(change('shop', 'B'));
  await rest();
  expect(outbox.cancel(first)).toBe(true);
  expect(known).toEqual([['A'], ['A', 'B']]);
  expect(outbox.writes.getState()).toMatchObject([{ attempted: true }]);
});

test('what left says nothing of what was written down before it, nor that a deletion left', async () => {
  const { outbox } = outboxOver([{ kind: 'unsent' }]);
  const first = outbox.add(change('shop', 'A'));
  const later = outbox.add(change('shop', 'B'));
  const removed = outbox.add(deletionOf('shop'), 6_000);
  await rest();
  outbox.cancel(later);
  expect(outbox.writes.getState()).toMatchObject([{ entry: first, sent: [{ title: 'A' }] }, { entry: removed }]);
  outbox.cancel(first);
  expect(outbox.writes.getState()).toMatchObject([{ entry: removed, attempted: false, sent: [{ title: 'A' }] }]);
});

test('a change of what was just made is sent from the version that this left behind', async () => {
  const { outbox, sent } = outboxOver([done(7)]);
  outbox.add(change('shop', 'A', 1));
  outbox.add(change('shop', 'B', 1));
  await rest();
  expect(sent).toMatchObject([{ expectedVersion: 1 }, { expectedVersion: 7, input: { title: 'B' } }]);
});

test('what waited when the program ended is sent after the next start', async () => {
  const { outbox, ids } = outboxOver([], [written(removal('old'), { notBefore: Date.now() - 1 })]);
  await outbox.pump();
  expect(ids()).toEqual(['old']);
});

const trouble = (retryAfter: number | null = null, general = true): Outcome => ({
  kind: 'unsent',
  trouble: { retryAfter, general },
});

test('a server with trouble is left alone for longer each time, and for as long as it asks', async () => {
  const { outbox, ids } = outboxOver([trouble(), trouble(), trouble(90_000)]);
  outbox.add(removal('a'));
  outbox.add(removal('b'));
  const triesAfter = async (ms: number) => {
    await rest(ms);
    return ids().length;
  };
  expect(await triesAfter(9_999)).toBe(1);
  expect(outbox.pauses.getState()).toMatchObject([{ trouble: true, until: Date.now() + 1 }]);
  expect(await triesAfter(1)).toBe(2);
  expect(await triesAfter(19_999)).toBe(2);
  expect(await triesAfter(1)).toBe(3);
  expect(await triesAfter(89_999)).toBe(3);
  await rest(1);
  expect(ids()).toEqual(['a', 'a', 'a', 'a', 'b']);
  expect(outbox.pauses.getState()).toEqual([]);
});

test('trouble with one holds up nothing else but what is about the same thing', async () => {
  const { outbox, sent } = outboxOver([trouble(null, false)]);
  outbox.add(change('shop', 'A'));
  outbox.add(removal('b'));
  outbox.add(deletionOf('bank'), 1_000);
  await rest();
  outbox.add(removal('c'));
  await rest(9_999);
  expect(sent.map(({ id }) => id)).toEqual(['shop', 'b', 'c', 'bank']);
  await rest(1);
  expect(sent.map(({ id }) => id)).toEqual(['shop', 'b', 'c', 'bank', 'shop']);
  expect(outbox.pauses.getState()).toEqual([]);
});

test('with the deletion that overtook it goes the pause of a change', async () => {
  const { outbox } = outboxOver([trouble(null, false)]);
  outbox.add(change('shop', 'A'));
  await rest();
  outbox.add(deletionOf('shop'));
  await rest();
  expect(outbox.writes.getState()).toEqual([]);
  expect(outbox.pauses.getState()).toEqual([]);
});

test('nothing else is sent into trouble with everything; asked to, all of it is tried at once', async () => {
  const { outbox, ids } = outboxOver([trouble()]);
  outbox.add(removal('a'));
  await rest();
  outbox.add(removal('b'));
  await rest();
  expect(ids()).toEqual(['a']);
  await outbox.sendNow();
  expect(ids()).toEqual(['a', 'a', 'b']);
});

test('a deletion stands in for the change that waits beneath it, and gives it back', async () => {
  const { outbox, ids, state } = outboxOver();
  state.reachable = false;
  outbox.add(change('shop', 'A'));
  const entry = outbox.add(deletionOf('shop'), 6_000);
  state.reachable = true;
  await outbox.pump();
  expect(ids()).toEqual([]);
  outbox.cancel(entry);
  await rest();
  expect(ids()).toEqual(['shop']);
});

test('a deletion that is done takes the change beneath it along, refused or not', async () => {
  const { outbox, sent } = outboxOver([refused('No.')]);
  outbox.add(change('shop', 'A'));
  await rest();
  outbox.add(deletionOf('shop'), 6_000);
  await rest(6_000);
  expect(sent.map(({ kind }) => kind)).toEqual(['update-item', 'delete-item']);
  expect(outbox.writes.getState()).toEqual([]);
});

test('what makes an item and is written anew on its way becomes a change of the item', async () => {
  const { outbox, sent } = outboxOver([done(1)]);
  outbox.add(creation('shop', 'A'));
  outbox.add(creation('shop', 'B'));
  await rest();
  expect(sent).toMatchObject([
    { kind: 'create-item', input: { title: 'A' } },
    { kind: 'update-item', input: { title: 'B' }, expectedVersion: 1 },
  ]);
});
