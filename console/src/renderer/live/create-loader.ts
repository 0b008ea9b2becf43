import { createStore, type StoreApi } from 'zustand/vanilla';

export type LoadState = 'done' | 'loading' | 'failed';

/**
 * Loads parts of what is shown anew. What fails is tried again by itself, after longer and longer pauses, until it comes:
 * nothing counts as loaded before its answer is there.
 */
export function createLoader<Part extends string>(loaders: Record<Part, () => Promise<void>>) {
  const state: StoreApi<LoadState> = createStore<LoadState>(() => 'done');
  const failures: StoreApi<ReadonlyMap<Part, unknown>> = createStore<ReadonlyMap<Part, unknown>>(() => new Map());
  const due = new Set<Part>();
  let tries = 0;
  let stopped = false;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<boolean> {
    clearTimeout(timer);
    state.setState('loading', true);
    const failed = new Map<Part, unknown>();
    for (let parts = [...due]; parts.length > 0; parts = [...due]) {
      due.clear();
      const results = await Promise.allSettled(parts.map((part) => loaders[part]()));
      for (const [index, result] of results.entries()) {
        const part = parts[index];
        if (part === undefined) continue;
        failed.delete(part);
        if (result.status === 'fulfilled') continue;
        failed.set(part, result.reason);
        console.warn(`Could not load the ${part}`, result.reason);
      }
    }
    // Nothing is waited for between the last look at what is due and this: whoever asks from here on begins anew.
    running = null;
    const done = failed.size === 0;
    for (const part of failed.keys()) due.add(part);
    if (stopped) return done;
    if (done) tries = 0;
    else {
      timer = setTimeout(retry, backoffDelay(tries));
      tries += 1;
    }
    state.setState(done ? 'done' : 'failed', true);
    failures.setState(failed, true);
    return done;
  }

  function retry() {
    if (stopped || due.size === 0 || running) return;
    running = run();
  }

  return {
    state,
    /** Why what is still to come did not come. */
    failures,
    /** Resolves when it was tried: whether all of it is there. */
    load(...parts: [Part, ...Part[]]): Promise<boolean> {
      for (const part of parts) due.add(part);
      running ??= run();
      return running;
    },
    /** The server can be reached again: what failed is tried at once. */
    retry,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * How long to wait before the next try, in milliseconds: soon after a restart of the server, and never longer than an
 * admin would wait. A fifth of chance keeps many consoles from coming back in one moment.
 */
export function backoffDelay(attempt: number): number {
  return Math.min(500 * 2 ** attempt, 15_000) * (0.8 + 0.4 * Math.random());
}
