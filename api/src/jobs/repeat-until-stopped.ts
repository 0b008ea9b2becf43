import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `look` repeatedly until `stopping` aborts. For work that cannot wait a minute, the shortest interval of the
 * queue.
 *
 * @param look returns the delay until the next call, in ms. It must not throw.
 */
export async function repeatUntilStopped(stopping: AbortSignal, look: () => Promise<number>): Promise<void> {
  while (!stopping.aborted) {
    const pauseMs = await look();
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
