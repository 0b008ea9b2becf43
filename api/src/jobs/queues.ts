import type { Queue } from 'pg-boss';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How the queues behave. Mail is tried for at least three days: after 5 to 10 seconds first, then in pauses that double
 * up to 2 hours, 50 times in all.
 *
 * `exclusive` with the mail's id as key lets Postgres itself refuse a second live job for the same mail. A worker that
 * dies stops its heartbeat, and another takes its mail over within half a minute; `expireInSeconds` ends what hangs in spite
 * of its heartbeat and lies well above the longest a send may take. Queued jobs would be dropped at the end of their
 * retention, so that is longer than anyone waits.
 */
export const queues = {
  mail: {
    policy: 'exclusive',
    notify: true,
    retryLimit: 50,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 2 * hour,
    heartbeatSeconds: 15,
    expireInSeconds: 5 * minute,
    retentionSeconds: 3650 * day,
    deleteAfterSeconds: day,
  },
  housekeeping: {
    policy: 'exclusive',
    retryLimit: 0,
    heartbeatSeconds: 15,
    expireInSeconds: 30 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: day,
  },
} satisfies Record<string, Omit<Queue, 'name'>>;
export type QueueName = keyof typeof queues;

/** How often a queue that is told of new jobs looks for itself, in seconds: retries come due without a notice. */
export const notifiedPollingSeconds = 5;
