import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `look` again and again until `stopping` aborts. Use it for work that must happen within seconds, since the queue
 * schedules by the minute.
 *
 * @param look returns the delay until the next look, in ms. It must not throw.
 */
export async function repeatUntilStopped(stopping: AbortSignal, look: () => Promise<number>): Promise<void> {
  while (!stopping.aborted) {
    const pauseMs = await look();
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
