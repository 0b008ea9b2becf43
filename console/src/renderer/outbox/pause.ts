import { createStore } from 'zustand/vanilla';
import type { Unavailability } from '../graphql/errors.ts';

/** A write that could not be sent is not tried again until then, nor what is about the same thing. */
export type Pause = {
  entry: string;
  /** In ms since 1970. */
  until: number;
  /** The server is there, and could not take this one. */
  trouble: boolean;
  /** Nothing else is sent either: nobody can be reached, or the server takes nothing. */
  general: boolean;
};

const longestPause = 60 * 60_000;

/** How long to wait after it could not be sent, in ms: as the server asks, or else longer each time, but never for long. */
const pauseAfter = (failures: number, retryAfter: number | null): number =>
  Math.min(retryAfter || Math.min(10_000 * 2 ** (failures - 1), 5 * 60_000), longestPause);

/** Which writes rest, and until when. */
export function createPauses(now: () => number) {
  const store = createStore<readonly Pause[]>(() => []);
  const update = (change: (all: readonly Pause[]) => readonly Pause[]) => store.setState(change, true);
  const failures = new Map<string, number>();
  const end = (entry: string) => update((all) => all.filter((pause) => pause.entry !== entry));
  return {
    store,
    /** Lets a write rest that could not be sent. */
    rest(entry: string, trouble: Unavailability | null) {
      const times = (failures.get(entry) ?? 0) + 1;
      failures.set(entry, times);
      end(entry);
      const until = now() + pauseAfter(times, trouble?.retryAfter ?? null);
      const pause = { entry, until, trouble: trouble !== null, general: trouble?.general ?? true };
      update((all) => [...all, pause]);
    },
    /** What a write met is not what it meets when it is changed. */
    end,
    endAll: () => update(() => []),
    /** The network is back; a server that had trouble is left alone for as long as it needs. */
    endUnreachable: () => update((all) => all.filter(({ trouble }) => trouble)),
    /** Forgets what is no longer to be sent. */
    keepOnly(entries: ReadonlySet<string>) {
      for (const entry of [...failures.keys()]) if (!entries.has(entry)) failures.delete(entry);
      update((all) => all.filter(({ entry }) => entries.has(entry)));
    },
  };
}

/** Whether the server is there, and could not take something of what waits. */
export const isTroubled = (pauses: readonly Pause[]): boolean => pauses.some(({ trouble }) => trouble);
