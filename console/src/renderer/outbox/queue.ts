import type { Deed, ItemInput, Refusal, Write } from './write.ts';

type Queued = { all: readonly Write[] /** The entry that stands for the deed. */; kept: string };

/**
 * Adds a write to the queue. A later change of the same item goes into the one that still waits, at its place and from its
 * version: the server never hears of what was written over before it was sent. The same holds for one that was refused.
 * A deletion that was refused is given up for whatever is done to its thing next.
 */
export function withDeed(writes: readonly Write[], added: Write): Queued {
  const { deed } = added;
  const all = writes.filter((write) => !(write.deed.id === deed.id && isRefusedDeletion(write)));
  const earlier = all.findLast((write) => write.deed.id === deed.id && write.state !== 'sending');
  if (!earlier || !('input' in deed) || !('input' in earlier.deed)) return { all: [...all, added], kept: added.entry };
  const before = earlier.deed;
  const refused = earlier.state === 'refused';
  const next: Write = {
    ...earlier,
    state: 'waiting',
    refusal: null,
    key: crypto.randomUUID(),
    attempted: earlier.attempted || added.attempted,
    // It was refused for what somebody else did, and is written from there.
    sent: [...(refused ? [] : earlier.sent), ...added.sent],
    deed:
      before.kind === 'create-item' || deed.kind === 'create-item'
        ? { ...before, input: deed.input }
        : { ...before, input: deed.input, expectedVersion: refused ? deed.expectedVersion : before.expectedVersion },
  };
  return { all: all.map((write) => (write === earlier ? next : write)), kept: earlier.entry };
}

const isRefusedDeletion = ({ state, deed }: Write) => state === 'refused' && !('input' in deed);

/** A write that leaves now. */
export function onItsWay(write: Write): Write {
  const { deed, sent } = write;
  const known = !('input' in deed) || sent.includes(deed.input);
  return { ...write, state: 'sending', attempted: true, sent: known ? sent : [...sent, deed.input] };
}

/** What left about a thing and may have arrived although no answer came. */
export const sentAbout = (id: string, writes: readonly Write[]): ItemInput[] =>
  writes.filter(({ deed }) => deed.id === id).flatMap(({ sent }) => sent);

/** Takes a write out that is sent no more. The next about the same thing goes on from what of it may have arrived. */
export function afterCancel(writes: readonly Write[], given: Write): readonly Write[] {
  const left = writes.filter(({ entry }) => entry !== given.entry);
  const heir = laterAbout(writes, given)[0];
  if (!heir || given.state === 'refused') return left;
  // What may have arrived of a change says of a change that it may have; a deletion that never left did not.
  const attempted = heir.attempted || (given.attempted && 'input' in given.deed && 'input' in heir.deed);
  const joined = { ...heir, attempted, sent: [...given.sent, ...heir.sent] };
  return left.map((write) => (write === heir ? joined : write));
}

/** What was written down after this about the same thing. */
export function laterAbout(writes: readonly Write[], { entry, deed }: Pick<Write, 'entry' | 'deed'>): Write[] {
  const at = writes.findIndex((write) => write.entry === entry);
  return writes.slice(at + 1).filter((write) => write.deed.id === deed.id);
}

/**
 * Notes that a write was refused. A later change of the same item was made from what it should have left behind: it goes
 * into the refused one, under its own entry, so that whoever waits for it hears of the refusal. A refused deletion is given
 * up for it.
 */
export function afterRefusal(writes: readonly Write[], sent: Write, refusal: Refusal) {
  const later = writes.find(
    (write) => write.deed.id === sent.deed.id && write.entry !== sent.entry && 'input' in write.deed,
  );
  const input = later && 'input' in later.deed ? later.deed.input : null;
  // Of what was refused for its input nothing has arrived.
  const attempted = sent.attempted || refusal.reason !== 'invalid';
  const refused: Write = { ...sent, state: 'refused', attempted, refusal };
  if (!later || !input) return { all: writes.map((write) => (write.entry === sent.entry ? refused : write)), refused };
  if (!('input' in sent.deed)) return { all: writes.filter(({ entry }) => entry !== sent.entry), refused };
  const joined: Write = { ...refused, entry: later.entry, key: crypto.randomUUID(), deed: { ...sent.deed, input } };
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
  const overtaken = (index: number) => index < at && done.deed.kind === 'delete-item';
  return writes
    .filter(({ entry, deed }, index) => entry !== done.entry && !(deed.id === done.deed.id && overtaken(index)))
    .map((write) =>
      write.deed.id === done.deed.id && version !== null
        ? { ...write, key: crypto.randomUUID(), deed: from(write.deed, version) }
        : write,
    );
}

/** A deed about a thing that has this version by now. What was to make it changes it instead. */
function from(deed: Deed, version: number): Deed {
  if (deed.kind === 'delete-inquiry') return deed;
  if (deed.kind === 'create-item') return { ...deed, kind: 'update-item', expectedVersion: version };
  return { ...deed, expectedVersion: version };
}

/**
 * Whether a later deletion stands in for this write. It is not sent then, and holds nothing up; when the deletion is taken
 * back or refused, it waits again as it did.
 */
export function isOvertaken(write: Write, writes: readonly Write[]): boolean {
  return laterAbout(writes, write).some((later) => later.deed.kind === 'delete-item' && later.state !== 'refused');
}
