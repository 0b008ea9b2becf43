import type { Pause } from './pause.ts';
import { isOvertaken } from './queue.ts';
import type { Write } from './write.ts';

/**
 * The first one that may go: its time to be taken back and its pause are over, and nothing earlier is about the same thing.
 * When there is none, `at` says when (ms) there will be one; null = not before something else changes.
 */
export function nextToSend(
  writes: readonly Write[],
  pauses: readonly Pause[],
  now: number,
): { write: Write | null; at: number | null } {
  const held = new Set<string>();
  let at: number | null = null;
  for (const write of writes) {
    const { id } = write.mutation;
    if (isOvertaken(write, writes)) continue;
    const free = write.state === 'waiting' && !held.has(id);
    held.add(id);
    if (!free) continue;
    const paused = pauses.find(({ entry }) => entry === write.entry);
    const due = Math.max(write.notBefore ?? 0, paused?.until ?? 0);
    if (due <= now) return { write, at: null };
    at = Math.min(at ?? due, due);
  }
  return { write: null, at };
}
