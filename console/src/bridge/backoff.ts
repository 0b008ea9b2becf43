/**
 * How long to wait before the next try, in milliseconds: soon after a restart of the server, and never longer than an
 * admin would wait. A fifth of chance keeps many consoles from coming back in one moment.
 */
export function backoffDelay(attempt: number): number {
  return Math.min(500 * 2 ** attempt, 15_000) * (0.8 + 0.4 * Math.random());
}

/** Waits so long, or until `wake` aborts. */
export function pause(ms: number, wake: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      wake.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    wake.addEventListener('abort', done);
    if (wake.aborted) done();
  });
}
