import type { Agency } from '#bridge/agency.ts';
import type { StoreName } from '#bridge/store.ts';
import type { Store } from './create-store.ts';

type Kept = {
  /** Writes what is not written yet, at once. */
  flush(): Promise<void>;
  stop(): void;
};

/** How long to wait after a write that failed, in ms. */
const pauseAfterFailure = 10_000;

/**
 * Writes a store's state to disk when it changes: at once, and then at most every `rest` ms, so that a program that ends
 * without a warning loses a few letters at most. A write that fails, as on a disk that is full, is told to `onKept` and
 * tried again with the next change or a little later: the state itself lives on in memory.
 */
export function keep<State>(
  store: Store<State>,
  disk: Pick<Agency['store'], 'write'>,
  name: StoreName,
  rest: number,
  textOf: (state: State) => string = JSON.stringify,
  onKept: (kept: boolean) => void = () => undefined,
): Kept {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let written: State = store.current();

  async function flush() {
    const state = store.current();
    if (state === written) return;
    const before = written;
    written = state;
    try {
      await disk.write(name, textOf(state));
      onKept(true);
    } catch (error) {
      if (written === state) written = before;
      console.warn(`Could not keep ${name}`, error);
      onKept(false);
      clearTimeout(again);
      // Whoever comes next has texts of their own: nothing is written into those later.
      if (!stopped) again = setTimeout(() => void flush(), pauseAfterFailure);
    }
  }

  const unsubscribe = store.subscribe(() => {
    if (timer !== undefined) return;
    void flush();
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, rest);
  });
  return {
    flush,
    stop() {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(again);
    },
  };
}
