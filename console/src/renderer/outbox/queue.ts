import type { Write } from './write.ts';

type Queued = { all: readonly Write[] /** The entry that stands for the deed. */; kept: string };

/**
 * Adds a write to the queue. A later change of the same item goes into the one that still waits, at its place and from its
 * version: the server never hears of what was written over before it was sent. The same holds for one that was refused.
 */
export function withDeed(writes: readonly Write[], added: Write): Queued {
  const { deed } = added;
  const earlier = writes.findLast((write) => write.deed.id === deed.id && write.state !== 'sending');
  if (!earlier || deed.kind !== 'update-item') return { all: [...writes, added], kept: added.entry };
  const before = earlier.deed;
  if (before.kind !== 'create-item' && before.kind !== 'update-item')
    return { all: [...writes, added], kept: added.entry };
  const refused = earlier.state === 'refused';
  const next: Write = {
    ...earlier,
    state: 'waiting',
    refusal: null,
    deed:
      before.kind === 'create-item'
        ? { ...before, input: deed.input }
        : { ...before, input: deed.input, expectedVersion: refused ? deed.expectedVersion : before.expectedVersion },
  };
  return { all: writes.map((write) => (write === earlier ? next : write)), kept: earlier.entry };
}

/** Takes a write out that is done. What comes after it about the same item was made from what it left behind. */
export function afterSuccess(writes: readonly Write[], done: Write, version: number | null): readonly Write[] {
  return writes
    .filter(({ entry }) => entry !== done.entry)
    .map((write) => {
      const { deed } = write;
      const follows = deed.id === done.deed.id && 'expectedVersion' in deed && version !== null;
      return follows ? { ...write, deed: { ...deed, expectedVersion: version } } : write;
    });
}
