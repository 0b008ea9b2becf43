import type { Agency } from '#bridge/agency.ts';
import type { StoreName } from '#bridge/store.ts';
import type { Store } from './create-store.ts';

type Kept = {
  /** Writes what is not written yet, at once. */
  flush(): Promise<void>;
  stop(): void;
};

/**
 * Writes a store's state to disk whenever it changed, at most once every `rest` ms. A write that fails, as while nobody is
 * signed in, is tried again with the next change: the state itself lives on in memory.
 */
export function keep<State>(store: Store<State>, disk: Agency['store'], name: StoreName, rest: number): Kept {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: State = store.current();

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const state = store.current();
    if (state === written) return;
    try {
      await disk.write(name, JSON.stringify(state));
      written = state;
    } catch (error) {
      console.warn(`Could not keep ${name}`, error);
    }
  }

  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(() => void flush(), rest);
  });
  return {
    flush,
    stop() {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
