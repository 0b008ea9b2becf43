import { createStore } from 'zustand/vanilla';

type LoadState = {
  status: 'done' | 'loading' | 'failed';
  /** Why it did not come the last time; null when it did. */
  error: unknown;
};

/**
 * Loads what is shown anew, once at a time. What fails is tried again by itself, after longer and longer pauses, until it
 * comes: nothing counts as loaded before its answer is there.
 */
export function createLoader(name: string, task: () => Promise<void>) {
  const state = createStore<LoadState>(() => ({ status: 'done', error: null }));
  let isDue = false;
  let tries = 0;
  let stopped = false;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<boolean> {
    clearTimeout(timer);
    state.setState({ status: 'loading' });
    let error: unknown = null;
    while (isDue) {
      isDue = false;
      error = await task().then(
        () => null,
        (reason) => reason,
      );
      if (error) console.warn(`Could not load the ${name}`, error);
    }
    // No await stands between the last check of `isDue` and this, so a later call starts a new run.
    running = null;
    if (stopped) return error === null;
    if (error) timer = setTimeout(load, backoffDelay(tries));
    tries = error ? tries + 1 : 0;
    state.setState({ status: error ? 'failed' : 'done', error });
    return error === null;
  }

  /** Resolves when it was tried: whether it came. What is asked for while it is on its way is loaded once more. */
  function load(): Promise<boolean> {
    isDue = true;
    running ??= run();
    return running;
  }

  return {
    state,
    load,
    /** The server can be reached again: what failed is tried at once. */
    retry() {
      if (state.getState().status === 'failed') void load();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
export type Loader = ReturnType<typeof createLoader>;

/**
 * How long to wait before the next try, in milliseconds: soon after a restart of the server, and never longer than an
 * admin would wait. A fifth of chance keeps many consoles from coming back in one moment.
 */
const backoffDelay = (attempt: number): number => Math.min(500 * 2 ** attempt, 15_000) * (0.8 + 0.4 * Math.random());
