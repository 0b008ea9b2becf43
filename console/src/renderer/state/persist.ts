import type { z } from 'zod';
import type { StoreApi } from 'zustand/vanilla';
import type { Agency, StoreName } from '#bridge/agency.ts';

type Persisted = {
  /** Writes pending changes at once. Resolves when they are on disk, or when the write has failed. */
  flush(): Promise<void>;
  stop(): void;
};

const retryMs = 10_000;

/**
 * Writes a store's state to disk at once after a change, and then at most every `intervalMs`. A crash loses only a few
 * keystrokes. A failed write (because the disk is full, for example) is reported to `onPersisted`, and retried with the
 * next change or after `retryMs`. The state itself stays in memory.
 */
export function persist<State>(
  store: StoreApi<State>,
  disk: Pick<Agency['store'], 'write'>,
  name: StoreName,
  intervalMs: number,
  textOf: (state: State) => string = JSON.stringify,
  onPersisted: (persisted: boolean) => void = () => undefined,
): Persisted {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let written: State = store.getState();

  let writing = Promise.resolve();

  function flush(): Promise<void> {
    if (store.getState() !== written) writing = write(store.getState());
    return writing;
  }

  async function write(state: State): Promise<void> {
    const before = written;
    written = state;
    try {
      await disk.write(name, textOf(state));
      onPersisted(true);
    } catch (error) {
      if (written === state) written = before;
      console.warn(`Could not persist ${name}`, error);
      onPersisted(false);
      clearTimeout(retry);
      // After `stop`, do not retry, because the name may belong to the state of another admin.
      if (!stopped) retry = setTimeout(() => void flush(), retryMs);
    }
  }

  const unsubscribe = store.subscribe(() => {
    if (timer !== undefined) return;
    void flush();
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, intervalMs);
  });
  return {
    flush,
    stop() {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(retry);
    },
  };
}

/**
 * Reads the state stored under `name`. Returns `otherwise` if there is none. Returns the result of `salvage` if the
 * state is damaged or another version of the program wrote it.
 *
 * @param onUnreadable called for unreadable state before anything overwrites it.
 * @param salvage returns the readable part of the parsed JSON. Gets undefined if the text is not valid JSON. Returns
 * `otherwise` by default.
 */
export async function readPersisted<State>(
  disk: Agency['store'],
  name: StoreName,
  schema: z.ZodType<State>,
  otherwise: State,
  onUnreadable: (name: StoreName) => Promise<void> = async () => undefined,
  salvage: (stored: unknown) => State = () => otherwise,
): Promise<State> {
  let stored: unknown;
  try {
    const text = await disk.read(name);
    if (text === null) return otherwise;
    stored = JSON.parse(text);
    return schema.parse(stored);
  } catch (error) {
    console.warn(`Could not read the stored ${name}`, error);
    await onUnreadable(name);
    return salvage(stored);
  }
}
