import { isOvertaken } from './queue.ts';
import type { Write } from './write.ts';

/**
 * The first one that may go: its time to be taken back is over, and nothing earlier is about the same thing. When there is
 * none, `at` says when (ms) there will be one; null = not before something else changes.
 */
export function nextToSend(writes: readonly Write[], now: number): { write: Write | null; at: number | null } {
  const held = new Set<string>();
  let at: number | null = null;
  for (const write of writes) {
    const { id } = write.deed;
    if (isOvertaken(write, writes)) continue;
    const free = write.state === 'waiting' && !held.has(id);
    held.add(id);
    if (!free) continue;
    if (write.notBefore === null || write.notBefore <= now) return { write, at: null };
    at = at === null ? write.notBefore : Math.min(at, write.notBefore);
  }
  return { write: null, at };
}
