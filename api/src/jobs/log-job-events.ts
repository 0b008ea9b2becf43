import type { PgBoss } from 'pg-boss';
import type { Logger } from '#api/platform/logger.ts';

const quietMs = 30_000;

/**
 * Logs what pg-boss reports. While the database is away each look into a queue fails: the same error is logged once in
 * 30 seconds. Once it is `closing` nothing is: work that was cut off fails then, as it should.
 */
export function logJobEvents(boss: PgBoss, logger: Logger, closing: () => boolean): void {
  const loggedAt = new Map<string, number>();
  boss.on('error', (error) => {
    if (closing()) return;
    // The message ends in the queue's and the worker's name.
    const message = error.message.replace(/ \(Queue: .*$/, '');
    if (Date.now() - (loggedAt.get(message) ?? 0) < quietMs) return;
    loggedAt.set(message, Date.now());
    logger.error({ err: error }, 'the job queue failed');
  });
  boss.on('warning', ({ message, data }) => logger.warn({ warning: message, data }, 'the job queue warns'));
}
