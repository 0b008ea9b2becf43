import { type Job, PgBoss, type Queue } from 'pg-boss';
import { isDatabaseAway } from '#api/platform/database-away.ts';
import type { Logger } from '#api/platform/logger.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How the queues behave. Mail is retried for at least three days: first after 5 to 10 seconds, then after delays that
 * double up to 2 hours, 50 times in all.
 *
 * `exclusive` with the mail's id as key lets Postgres refuse a second waiting or running job for the same mail. If a
 * worker dies, its heartbeat stops, and another worker takes over its mail within half a minute. `expireInSeconds` ends
 * a job that hangs while its heartbeat continues; it is well above the longest delivery. Queued jobs are dropped at the
 * end of their retention: ten years for mail and imports, because nobody would notice a dropped job.
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
  backup: {
    policy: 'exclusive',
    // If the process of a backup dies or stops, another process repeats the backup. A failed backup is not repeated.
    retryLimit: 3,
    heartbeatSeconds: 15,
    expireInSeconds: 12 * hour,
    retentionSeconds: day,
    deleteAfterSeconds: day,
  },
  'page-check': {
    // A save during a check must queue another check. `exclusive` would drop it.
    policy: 'short',
    notify: true,
    retryLimit: 1,
    heartbeatSeconds: 15,
    expireInSeconds: 2 * minute,
    // An import of many items queues a check of each item, so some checks wait long.
    retentionSeconds: day,
    deleteAfterSeconds: hour,
  },
  'import-failed': {
    policy: 'exclusive',
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: minute,
    retentionSeconds: 3650 * day,
    deleteAfterSeconds: day,
  },
  import: {
    policy: 'exclusive',
    notify: true,
    retryLimit: 3,
    // `import-failed` gets an import after its last try, even if the process died. Create it before this queue.
    deadLetter: 'import-failed',
    heartbeatSeconds: 15,
    expireInSeconds: 12 * hour,
    retentionSeconds: 3650 * day,
    deleteAfterSeconds: day,
  },
  'page-watch': {
    policy: 'exclusive',
    retryLimit: 0,
    heartbeatSeconds: 15,
    expireInSeconds: 6 * hour,
    retentionSeconds: day,
    deleteAfterSeconds: day,
  },
  'cdn-purge': {
    policy: 'short',
    notify: true,
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: minute,
    expireInSeconds: minute,
    retentionSeconds: day,
    deleteAfterSeconds: hour,
  },
} satisfies Record<string, Omit<Queue, 'name'>>;
type QueueName = keyof typeof queues;

/** How often a queue with `notify` is polled, in seconds, because no notice announces that a retry is due. */
export const notifiedPollingSeconds = 5;

type OpenJobsOptions = {
  databaseUrl: string;
  logger: Logger;
  /** Overrides of how a queue behaves; for tests, which cannot wait. */
  overrides?: { [Name in QueueName]?: Partial<(typeof queues)[Name]> };
};

type Jobs = {
  readonly boss: PgBoss;
  /** Rejects while the queues cannot be reached. */
  check(): Promise<unknown>;
  /** Takes no more jobs, lets running jobs finish for up to 9.5 seconds, and returns the rest to the queue. */
  close(): Promise<void>;
};

/**
 * The connections of the queues. A query without an answer within `query_timeout` fails, and its connection is closed.
 * pg-boss passes these options to `pg`, but its types lack `query_timeout`.
 */
const connections = { max: 6, connectionTimeoutMillis: 5_000, query_timeout: 60_000 };

/** How long running jobs may take when the process stops. A process has ten seconds to stop. */
const graceMs = 9_500;

/**
 * Opens the job queues in the database's schema `pgboss`. pg-boss creates and migrates the schema; several processes
 * may do so at once. NOTIFY announces new jobs, and the queues are also polled every few seconds. The queues log an
 * outage of the database, and continue after it.
 */
export async function openJobs({ databaseUrl, logger, overrides = {} }: OpenJobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'agency jobs',
    ...connections,
    useListenNotify: true,
    // How often to look for the jobs of a worker that died.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  let closing = false;
  logJobEvents(boss, logger, () => closing);
  try {
    await boss.start();
    for (const [name, options] of Object.entries(queues)) {
      const { policy, ...changeable } = { ...options, ...overrides[name as QueueName] };
      await boss.createQueue(name, { policy, ...changeable });
      // Gives the current options to a queue that an earlier version created.
      await boss.updateQueue(name, changeable);
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    boss,
    check: () => boss.getDb().executeSql('SELECT 1 FROM pgboss.queue LIMIT 1'),
    async close() {
      closing = true;
      await boss.stop({ timeout: graceMs });
    },
  };
}

/**
 * Returns a queue's handler, which takes one job at a time. It also logs errors, because pg-boss only stores them with
 * the job. An error after the shutdown has interrupted the job is expected.
 */
export const logged =
  <Data>(logger: Logger, handle: (job: Job<Data>) => Promise<void>) =>
  async (jobs: readonly Job<Data>[]): Promise<void> => {
    for (const job of jobs)
      await handle(job).catch((error: unknown) => {
        const level = isDatabaseAway(error) ? 'warn' : 'error';
        if (!job.signal.aborted) logger[level]({ err: error, queue: job.name }, 'a job failed');
        throw error;
      });
  };

const quietMs = 30_000;
/** A database outage of up to this time, in ms, is logged as a warning, and a longer one as an error. */
const briefMs = 60_000;

/**
 * Logs what pg-boss reports. While the database is unreachable, every poll fails, so the same error is logged only once
 * in 30 seconds. Logs no errors while `closing`, because interrupted work is expected to fail then.
 */
function logJobEvents(boss: PgBoss, logger: Logger, closing: () => boolean): void {
  const loggedAt = new Map<string, number>();
  const away = { since: 0, last: 0 };
  boss.on('error', (error) => {
    if (closing()) return;
    const now = Date.now();
    const isAway = isDatabaseAway(error);
    if (isAway && now - away.last > quietMs) away.since = now;
    if (isAway) away.last = now;
    // Drops the names of the queue and the worker, so that the same error has the same message.
    const message = error.message.replace(/ \(Queue: .*$/, '');
    if (now - (loggedAt.get(message) ?? 0) < quietMs) return;
    loggedAt.set(message, now);
    logger[isAway && now - away.since < briefMs ? 'warn' : 'error']({ err: error }, 'the job queue failed');
  });
  boss.on('warning', ({ message, data }) => logger.warn({ warning: message, data }, 'the job queue warns'));
}
