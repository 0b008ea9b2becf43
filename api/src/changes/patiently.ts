import { setTimeout } from 'node:timers/promises';
import type { Logger } from '#api/platform/logger.ts';

const firstPauseMs = 250;
const longestPauseMs = 8_000;

/**
 * Asks the database again when it does not answer, for about a quarter of a minute: it may only be restarting, and a
 * stream that broke off for it would come back sooner than the database.
 *
 * @throws what it threw last; at once when nobody waits any more.
 */
export async function patiently<Result>(work: () => Promise<Result>, signal: AbortSignal, log: Logger) {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || pauseMs > longestPauseMs) throw error;
      log.warn({ err: error }, 'reading changes failed and is tried again');
      await setTimeout(pauseMs, undefined, { signal });
    }
  }
}
