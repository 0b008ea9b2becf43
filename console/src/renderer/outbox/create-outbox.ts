import type { Store } from '../state/create-store.ts';
import { nextToSend } from './next-to-send.ts';
import { afterSuccess, withDeed } from './queue.ts';
import type { Deed, Outcome, Write } from './write.ts';

type Options = {
  /** Kept on disk by whoever made it. */
  writes: Store<readonly Write[]>;
  send(deed: Deed): Promise<Outcome>;
  /** Whether it makes sense to try. */
  reachable(): boolean;
  onSettled(write: Write, outcome: Exclude<Outcome, { kind: 'unsent' }>): void;
  now?(): number;
};

/** How long to wait after nobody answered, in ms. */
const retryAfter = 10_000;

/**
 * Sends what waits, one after the other in the order it was written down. What was refused stays, with the reason, and
 * holds up only what is about the same thing. Nothing leaves the list before the server said so, or the admin discarded it.
 */
export function createOutbox({ writes, send, reachable, onSettled, now = Date.now }: Options) {
  let sending = false;
  const attended = new Set<readonly (string | null)[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (entry: string, with_: Partial<Write>) =>
    writes.update((all) => all.map((write) => (write.entry === entry ? { ...write, ...with_ } : write)));
  const drop = (entry: string) => writes.update((all) => all.filter((write) => write.entry !== entry));

  function wakeIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void pump(), Math.max(0, delay));
  }

  async function pump(): Promise<void> {
    if (sending || !reachable()) return;
    const { write, at } = nextToSend(writes.current(), now());
    if (!write) {
      if (at !== null) wakeIn(at - now());
      return;
    }
    sending = true;
    change(write.entry, { state: 'sending' });
    const outcome = await send(write.deed).catch((): Outcome => ({ kind: 'unsent' }));
    sending = false;
    if (outcome.kind === 'unsent') {
      change(write.entry, { state: 'waiting' });
      return wakeIn(retryAfter);
    }
    if (outcome.kind === 'refused') change(write.entry, { state: 'refused', refusal: outcome.refusal });
    else writes.update((all) => afterSuccess(all, write, outcome.version));
    onSettled(write, outcome);
    return pump();
  }

  return {
    writes,
    pump,
    /** Writes a deed down, and gives its entry. `delay` (ms) is the time in which it can be taken back. */
    add(deed: Deed, delay = 0): string {
      const entry = crypto.randomUUID();
      const at = now();
      const notBefore = delay > 0 ? at + delay : null;
      const write: Write = { entry, deed, at: new Date(at).toISOString(), state: 'waiting', notBefore, refusal: null };
      const { all, kept } = withDeed(writes.current(), write);
      writes.set(all);
      void pump();
      return kept;
    },
    /** Sends a refused one again, as it was or changed. */
    again(entry: string, deed: Deed) {
      change(entry, { deed, state: 'waiting', refusal: null, notBefore: null });
      void pump();
    },
    /** Takes one back, or discards it. Too late for one that is on its way. */
    cancel(entry: string): boolean {
      const write = writes.current().find((each) => each.entry === entry);
      if (!write || write.state === 'sending') return false;
      drop(entry);
      void pump();
      return true;
    },
    /** Says that what becomes of writes about these things is read in an open form. Gives the end of it. */
    attend(ids: readonly (string | null)[]): () => void {
      attended.add(ids);
      return () => void attended.delete(ids);
    },
    isAttended: ({ deed }: Write) => [...attended].some((ids) => ids.includes(deed.id)),
    stop: () => clearTimeout(timer),
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
