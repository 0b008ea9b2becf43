import { createStore } from 'zustand/vanilla';

type LoadState = {
  status: 'done' | 'loading' | 'failed';
  /** The error of the last load; null if it succeeded. */
  error: unknown;
};

/** Loads data, one run at a time. A failed run is retried with growing delays until it succeeds. */
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
    // There is no await between the last check of `isDue` and this line, so a later call starts a new run.
    running = null;
    if (stopped) return error === null;
    if (error) timer = setTimeout(load, backoffDelay(tries));
    tries = error ? tries + 1 : 0;
    state.setState({ status: error ? 'failed' : 'done', error });
    return error === null;
  }

  /** Resolves to whether the load succeeded. A call during a load repeats the task before the load ends. */
  function load(): Promise<boolean> {
    isDue = true;
    running ??= run();
    return running;
  }

  return {
    state,
    load,
    /** Retries a failed run at once, because the server is reachable again. */
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
 * The delay before the next attempt, in ms: short at first, because the server may only be restarting, and at most 15
 * seconds. A jitter of 20% keeps many consoles from retrying at the same time.
 */
const backoffDelay = (attempt: number): number => Math.min(500 * 2 ** attempt, 15_000) * (0.8 + 0.4 * Math.random());
