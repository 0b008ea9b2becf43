import {
  type Documents,
  declared,
  isPending,
  isRemoval,
  type LocalDocument,
  type OutboxEntry,
} from './local-document.ts';

type Candidate = OutboxEntry & { due: number };

/**
 * Returns the first mutation that may be sent: neither the mutation nor its document has to wait. If all have to wait,
 * `at` is when the next one may be sent, in ms since 1970; otherwise `at` is null.
 *
 * @param retryAt when a document may be retried, in ms since 1970; 0 means at once.
 */
export function nextToSend(
  documents: Documents,
  retryAt: (id: string) => number,
  now: number,
): { next: OutboxEntry | null; at: number | null } {
  const all = Object.values(documents).flatMap((document): Candidate[] => {
    const mutation = nextOf(document);
    if (!mutation) return [];
    const held = unlessTooFar(mutation.notBefore ?? 0, now, declared(mutation).undoMs ?? 0);
    return [{ document, mutation, due: Math.max(held, retryAt(document.id)) }];
  });
  const candidates = all.map((each) => ({
    ...each,
    due: Math.max(each.due, ...all.map((other) => heldUntil(each, other))),
  }));
  const next = candidates
    .filter(({ due }) => due <= now)
    .sort((one, other) => one.mutation.order - other.mutation.order)[0];
  if (next) return { next, at: null };
  return { next: null, at: candidates.length === 0 ? null : Math.min(...candidates.map(({ due }) => due)) };
}

/** Returns `until`, the end of a wait; 0 if it is more than `mostMs` away, because then the clock was set back. */
export const unlessTooFar = (until: number, now: number, mostMs: number): number => (until - now > mostMs ? 0 : until);

/** Returns a document's next mutation: the one that may have arrived, else a deletion, else the first. */
function nextOf({ mutations }: LocalDocument) {
  const pending = mutations.filter(isPending);
  const left = pending.find(({ mayHaveArrived }) => mayHaveArrived);
  return left ?? pending.find(isRemoval) ?? pending[0] ?? null;
}

/**
 * Returns the time until which a patch of a record waits for an earlier patch of the whole list, which also patches the
 * record.
 */
function heldUntil({ mutation }: Candidate, { document, mutation: other, due }: Candidate): number {
  const isOfList = document.id === document.kind && document.kind === mutation.kind;
  return isOfList && other.order < mutation.order && declared(mutation).effect === 'patch' ? due : 0;
}
