import type { Agency } from '#bridge/agency.ts';
import type { StoreName } from '#bridge/store.ts';
import type { Store } from './create-store.ts';

type Kept = {
  /** Writes what is not written yet, at once. */
  flush(): Promise<void>;
  stop(): void;
};

/**
 * Writes a store's state to disk when it changes: at once, and then at most every `rest` ms, so that a program that ends
 * without a warning loses a few letters at most. A write that fails, as while nobody is signed in, is tried again with the
 * next change: the state itself lives on in memory.
 */
export function keep<State>(
  store: Store<State>,
  disk: Agency['store'],
  name: StoreName,
  rest: number,
  textOf: (state: State) => string = JSON.stringify,
): Kept {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: State = store.current();

  async function flush() {
    const state = store.current();
    if (state === written) return;
    const before = written;
    written = state;
    try {
      await disk.write(name, textOf(state));
    } catch (error) {
      if (written === state) written = before;
      console.warn(`Could not keep ${name}`, error);
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
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
