import type { StoreApi } from 'zustand/vanilla';
import { nextToSend } from './next-to-send.ts';
import { createPauses } from './pause.ts';
import { afterCancel, afterRefusal, afterSuccess, onItsWay, sentAbout, withMutation } from './queue.ts';
import type { ItemInput, Mutation, Outcome, Write } from './write.ts';

type Settled = Exclude<Outcome, { kind: 'unsent' }>;

type Options = {
  /** Kept on disk by whoever made it. */
  writes: StoreApi<readonly Write[]>;
  /** `sent` is what left about the same thing, and may have arrived. */
  send(write: Pick<Write, 'mutation' | 'key'>, sent: readonly ItemInput[]): Promise<Outcome>;
  /** What left about a thing before it was written down anew, and may have arrived. */
  sentBefore?(id: string): readonly ItemInput[];
  /** Whether it makes sense to try. */
  reachable(): boolean;
  onSettled(write: Write, outcome: Settled): void;
  now?(): number;
};

/**
 * Sends what waits, one after the other in the order it was written down. What was refused stays, with the reason, and
 * holds up only what is about the same thing. Nothing leaves the list before the server said so, or the admin discarded it.
 */
export function createOutbox({ writes, send, sentBefore = () => [], reachable, onSettled, now = Date.now }: Options) {
  let sending = false;
  let stopped = false;
  const attended = new Set<readonly (string | null)[]>();
  const pauses = createPauses(now);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (entry: string, with_: Partial<Write>) =>
    writes.setState((all) => all.map((write) => (write.entry === entry ? { ...write, ...with_ } : write)), true);

  function wakeIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void pump(), Math.max(0, delay));
  }

  /** Notes the server's answer, and gives the write as it is by then. */
  function settle(write: Write, outcome: Settled): Write {
    if (outcome.kind === 'done') {
      writes.setState((all) => afterSuccess(all, write, outcome.version), true);
      return write;
    }
    const { all, refused } = afterRefusal(writes.getState(), write, outcome.refusal);
    writes.setState(all, true);
    return refused;
  }

  async function pump(): Promise<void> {
    if (stopped || sending || !reachable()) return;
    const general = pauses.store.getState().find((pause) => pause.general && pause.until > now());
    if (general) return wakeIn(general.until - now());
    const { write, at } = nextToSend(writes.getState(), pauses.store.getState(), now());
    if (!write) {
      if (at !== null) wakeIn(at - now());
      return;
    }
    sending = true;
    change(write.entry, onItsWay(write));
    const sent = sentAbout(write.mutation.id, writes.getState());
    const outcome = await send(write, sent).catch((): Outcome => ({ kind: 'unsent' }));
    sending = false;
    // Whoever these writes were of may have signed out meanwhile: what is sent from now on would be another's.
    if (stopped) return;
    if (outcome.kind === 'unsent') {
      change(write.entry, { state: 'waiting' });
      pauses.rest(write.entry, outcome.trouble ?? null);
      return pump();
    }
    const settled = settle(write, outcome);
    const waiting = writes.getState().filter(({ state }) => state === 'waiting');
    pauses.keepOnly(new Set(waiting.map(({ entry }) => entry)));
    onSettled(settled, outcome);
    return pump();
  }

  return {
    writes,
    pump,
    /** What could not be sent, and when it is tried again. */
    pauses: pauses.store,
    /** Sends at once what waits for a better moment: there is reason to think that this is one. */
    sendNow() {
      pauses.endAll();
      return pump();
    },
    /** The server can be reached again. One that had trouble is left alone for as long as it needs. */
    backOnline() {
      pauses.endUnreachable();
      return pump();
    },
    /** Writes a mutation down, and gives its entry. `delay` (ms) is the time in which it can be taken back. */
    add(mutation: Mutation, delay = 0): string {
      const entry = crypto.randomUUID();
      const at = now();
      const notBefore = delay > 0 ? at + delay : null;
      const sent = [...sentBefore(mutation.id)];
      const written = { entry, mutation, key: crypto.randomUUID(), at: new Date(at).toISOString(), notBefore };
      const write: Write = {
        ...written,
        state: 'waiting',
        attempted: 'input' in mutation && sent.length > 0,
        sent,
        refusal: null,
      };
      const { all, kept } = withMutation(writes.getState(), write);
      writes.setState(all, true);
      pauses.end(kept);
      void pump();
      return kept;
    },
    /** Sends a refused one again, as it was or changed. */
    again(entry: string, mutation: Mutation) {
      change(entry, { mutation, key: crypto.randomUUID(), state: 'waiting', refusal: null, notBefore: null });
      void pump();
    },
    /** Takes one back, or discards it. Too late for one that is on its way. */
    cancel(entry: string): boolean {
      const write = writes.getState().find((each) => each.entry === entry);
      if (!write || write.state === 'sending') return false;
      writes.setState((all) => afterCancel(all, write), true);
      pauses.end(entry);
      void pump();
      return true;
    },
    /** Says that what becomes of writes about these things is read in an open form. Gives the end of it. */
    attend(ids: readonly (string | null)[]): () => void {
      attended.add(ids);
      return () => void attended.delete(ids);
    },
    isAttended: ({ mutation }: Write) => [...attended].some((ids) => ids.includes(mutation.id)),
    /** Sends nothing any more, whatever waits. */
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
