import { PgBoss } from 'pg-boss';
import type { Logger } from '#api/platform/logger.ts';
import { logJobEvents } from './log-job-events.ts';
import { type QueueName, queues } from './queues.ts';

export type OpenJobsOptions = {
  databaseUrl: string;
  logger: Logger;
  /** Overrides of how a queue behaves; for tests, which cannot wait. */
  overrides?: { [Name in QueueName]?: Partial<(typeof queues)[Name]> };
};

export type Jobs = {
  readonly boss: PgBoss;
  /** Rejects while the queues cannot be reached. */
  check(): Promise<unknown>;
  /** Takes no further jobs, lets those under way finish for up to 9.5 seconds, and returns what is left to the queue. */
  close(): Promise<void>;
};

/** A process has ten seconds to stop. */
const graceMs = 9_500;

/**
 * Opens the job queues in the database's schema `pgboss`, which pg-boss makes and migrates by itself; several processes
 * may do so at once. New jobs are announced by NOTIFY, and looked for every few seconds in case a notice was missed.
 * A database that goes away is logged and waited for.
 */
export async function openJobs({ databaseUrl, logger, overrides = {} }: OpenJobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'agency jobs',
    max: 6,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    // How soon the jobs of a worker that died are noticed.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  let closing = false;
  logJobEvents(boss, logger, () => closing);
  try {
    await boss.start();
    // An earlier version finished payments by this queue, once a minute.
    await boss.deleteQueue('reconcile');
    for (const [name, options] of Object.entries(queues)) {
      const { policy, ...changeable } = { ...options, ...overrides[name as QueueName] };
      await boss.createQueue(name, { policy, ...changeable });
      // A queue that an earlier version made keeps its options otherwise.
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
