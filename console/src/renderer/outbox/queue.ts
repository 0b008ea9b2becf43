import type { ItemInput, Mutation, Refusal, Write } from './write.ts';

type Queued = { all: readonly Write[] /** The entry that stands for the mutation. */; kept: string };

/**
 * Adds a write to the queue. A later change of the same item goes into the one that still waits, at its place and from its
 * version: the server never hears of what was written over before it was sent. The same holds for one that was refused.
 * A deletion that was refused is given up for whatever is done to its thing next.
 */
export function withMutation(writes: readonly Write[], added: Write): Queued {
  const { mutation } = added;
  const all = writes.filter((write) => !(write.mutation.id === mutation.id && isRefusedDeletion(write)));
  const earlier = all.findLast((write) => write.mutation.id === mutation.id && write.state !== 'sending');
  if (!earlier || !('input' in mutation) || !('input' in earlier.mutation))
    return { all: [...all, added], kept: added.entry };
  const before = earlier.mutation;
  const refused = earlier.state === 'refused';
  const next: Write = {
    ...earlier,
    state: 'waiting',
    refusal: null,
    key: crypto.randomUUID(),
    attempted: earlier.attempted || added.attempted,
    // It was refused for what somebody else did, and is written from there.
    sent: [...(refused ? [] : earlier.sent), ...added.sent],
    mutation:
      before.kind === 'create-item' || mutation.kind === 'create-item'
        ? { ...before, input: mutation.input }
        : {
            ...before,
            input: mutation.input,
            expectedVersion: refused ? mutation.expectedVersion : before.expectedVersion,
          },
  };
  return { all: all.map((write) => (write === earlier ? next : write)), kept: earlier.entry };
}

const isRefusedDeletion = ({ state, mutation }: Write) => state === 'refused' && !('input' in mutation);

/** A write that leaves now. */
export function onItsWay(write: Write): Write {
  const { mutation, sent } = write;
  const known = !('input' in mutation) || sent.includes(mutation.input);
  return { ...write, state: 'sending', attempted: true, sent: known ? sent : [...sent, mutation.input] };
}

/** What left about a thing and may have arrived although no answer came. */
export const sentAbout = (id: string, writes: readonly Write[]): ItemInput[] =>
  writes.filter(({ mutation }) => mutation.id === id).flatMap(({ sent }) => sent);

/** Takes a write out that is sent no more. The next about the same thing goes on from what of it may have arrived. */
export function afterCancel(writes: readonly Write[], given: Write): readonly Write[] {
  const left = writes.filter(({ entry }) => entry !== given.entry);
  const next = laterAbout(writes, given)[0];
  if (!next || given.state === 'refused') return left;
  // What may have arrived of a change says of a change that it may have; a deletion that never left did not.
  const attempted = next.attempted || (given.attempted && 'input' in given.mutation && 'input' in next.mutation);
  const joined = { ...next, attempted, sent: [...given.sent, ...next.sent] };
  return left.map((write) => (write === next ? joined : write));
}

/** What was written down after this about the same thing. */
export function laterAbout(writes: readonly Write[], { entry, mutation }: Pick<Write, 'entry' | 'mutation'>): Write[] {
  const at = writes.findIndex((write) => write.entry === entry);
  return writes.slice(at + 1).filter((write) => write.mutation.id === mutation.id);
}

/**
 * Notes that a write was refused. A later change of the same item was made from what it should have left behind: it goes
 * into the refused one, under its own entry, so that whoever waits for it hears of the refusal. A refused deletion is given
 * up for it.
 */
export function afterRefusal(writes: readonly Write[], sent: Write, refusal: Refusal) {
  const later = writes.find(
    (write) => write.mutation.id === sent.mutation.id && write.entry !== sent.entry && 'input' in write.mutation,
  );
  const input = later && 'input' in later.mutation ? later.mutation.input : null;
  // Of what was refused for its input nothing has arrived.
  const attempted = sent.attempted || refusal.reason !== 'invalid';
  const refused: Write = { ...sent, state: 'refused', attempted, refusal };
  if (!later || !input) return { all: writes.map((write) => (write.entry === sent.entry ? refused : write)), refused };
  if (!('input' in sent.mutation)) return { all: writes.filter(({ entry }) => entry !== sent.entry), refused };
  const joined: Write = {
    ...refused,
    entry: later.entry,
    key: crypto.randomUUID(),
    mutation: { ...sent.mutation, input },
  };
  return {
    all: writes.filter((write) => write !== later).map((write) => (write.entry === sent.entry ? joined : write)),
    refused: joined,
  };
}

/**
 * Takes a write out that is done. What comes after it about the same thing was made from what it left behind; what a
 * deletion overtook has nothing left to be about.
 */
export function afterSuccess(writes: readonly Write[], done: Write, version: number | null): readonly Write[] {
  const at = writes.findIndex(({ entry }) => entry === done.entry);
  const overtaken = (index: number) => index < at && done.mutation.kind === 'delete-item';
  return writes
    .filter(
      ({ entry, mutation }, index) => entry !== done.entry && !(mutation.id === done.mutation.id && overtaken(index)),
    )
    .map((write) =>
      write.mutation.id === done.mutation.id && version !== null
        ? { ...write, key: crypto.randomUUID(), mutation: from(write.mutation, version) }
        : write,
    );
}

/** A mutation about a thing that has this version by now. What was to make it changes it instead. */
function from(mutation: Mutation, version: number): Mutation {
  if (mutation.kind === 'delete-inquiry') return mutation;
  if (mutation.kind === 'create-item') return { ...mutation, kind: 'update-item', expectedVersion: version };
  return { ...mutation, expectedVersion: version };
}

/**
 * Whether a later deletion stands in for this write. It is not sent then, and holds nothing up; when the deletion is taken
 * back or refused, it waits again as it did.
 */
export function isOvertaken(write: Write, writes: readonly Write[]): boolean {
  return laterAbout(writes, write).some((later) => later.mutation.kind === 'delete-item' && later.state !== 'refused');
}
