import type { EditableItem as Item } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createOutbox, type NoResult } from './create-outbox.ts';
import { deletingItem, itemOf, saving } from './documents.factory.ts';
import { type Result, restore } from './documents.ts';
import { baseOf, type Documents, isRemoval, type OutboxEntry, type Refusal } from './local-document.ts';
import { outboxOf } from './projections.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ok = (record: Item | null = null): Result => ({ kind: 'ok', record });
const noAnswer: NoResult = { kind: 'none', mayHaveArrived: true, trouble: null };
const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Returns a generator of random numbers, which are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % below;
  };
}

/** Creates a server that remembers its answers by key, and loses some requests and answers. */
function modelServer(random: (below: number) => number) {
  const items = new Map<string, Item>([
    ['shop', itemOf('shop', 'shop')],
    ['bank', itemOf('bank', 'bank')],
  ]);
  const answers = new Map<string, Result>();
  const done: string[] = [];
  const refuse = (refusal: Refusal): Result => ({ kind: 'refused', refusal });
  function apply({ document: { id, base }, mutation }: OutboxEntry): Result {
    const item = items.get(id);
    if (isRemoval(mutation)) {
      if (item && item.version !== base?.version) return refuse({ reason: 'conflict', message: '', current: item });
      items.delete(id);
      done.push(`delete ${id}`);
      return ok();
    }
    if (base && !item) return refuse({ reason: 'notFound', message: '' });
    if (item && item.version !== base?.version) return refuse({ reason: 'conflict', message: '', current: item });
    const saved = itemOf(id, mutation.title, (item?.version ?? 0) + 1);
    items.set(id, saved);
    done.push(`save ${id} ${mutation.title}`);
    return ok(saved);
  }
  return {
    items,
    done,
    async send(entry: OutboxEntry): Promise<Result | NoResult> {
      if (random(4) === 0) return noAnswer;
      const { idempotencyKey } = entry.mutation;
      const answer = answers.get(idempotencyKey) ?? apply(entry);
      answers.set(idempotencyKey, answer);
      return random(4) === 0 ? noAnswer : answer;
    },
  };
}

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'whatever is lost on the way, each change is made once, in order, and the last one wins (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const server = modelServer(random);
    const documents = createStore<Documents>(() => ({}));
    const conflicts: string[] = [];
    const start = () =>
      createOutbox({
        documents,
        send: server.send,
        flush: async () => undefined,
        reachable: () => true,
        onResult: ({ document }, result) => result.kind === 'refused' && conflicts.push(document.id),
      });
    let outbox = start();
    const ids = ['shop', 'bank', 'made'];
    const lastSaved = new Map<string, string>();
    const saved: string[] = [];
    const deleted = new Set<string>();
    for (let step = 0; step < 25; step += 1) {
      const id = ids[random(ids.length)] ?? 'shop';
      const kind = random(10);
      if (kind < 5 && !deleted.has(id)) {
        const title = `${id} ${step}`;
        const known = server.items.get(id) ?? null;
        // A form begins with the server's version.
        outbox.queue(saving(id, title, baseOf('portfolio-item', known)));
        lastSaved.set(id, title);
        saved.push(`save ${id} ${title}`);
      } else if (kind === 5 && id === 'bank' && !deleted.has(id)) {
        outbox.queue(deletingItem(id, baseOf('portfolio-item', server.items.get(id) ?? null)));
        deleted.add(id);
      } else if (kind === 6) {
        // The program ends, and starts again with its stored documents.
        outbox.stop();
        documents.setState((all) => restore(all, []), true);
        outbox = start();
        await outbox.sendQueued();
      } else await rest(random(20_000));
    }
    for (let tries = 0; tries < 40 && outboxOf(documents.getState()).length > 0; tries += 1) {
      await rest(300_000);
      await outbox.sendNow();
    }
    expect([documents.getState(), conflicts]).toEqual([{}, []]);
    const titles = Object.fromEntries([...server.items].map(([id, { title }]) => [id, title]));
    const expected = Object.fromEntries(
      ids
        .filter((id) => !deleted.has(id) && (id !== 'made' || lastSaved.has(id)))
        .map((id) => [id, lastSaved.get(id) ?? id]),
    );
    expect(titles).toEqual(expected);
    // Saves arrive once each, in order, except those that were overwritten before they were sent.
    const saves = server.done.filter((line) => line.startsWith('save'));
    expect(new Set(saves).size).toBe(saves.length);
    for (const id of ids) {
      const own = (lines: string[]) => lines.filter((line) => line.startsWith(`save ${id} `));
      const order = own(saves).map((line) => own(saved).indexOf(line));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
  },
);
