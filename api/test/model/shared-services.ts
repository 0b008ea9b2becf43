import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { createChangeFeed } from '#api/changes/change-feed.ts';
import { parseEnvironment } from '#api/contract/environment.ts';
import type { Services } from '#api/graphql/context.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { createPayPal, type OpenedPayPal } from '#api/paypal/open-paypal.ts';
import type { PayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';
import { startPayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';
import { countOperationsUnderWay, createRateLimits } from '#api/rate-limits/rate-limits.ts';
import { capturedLog } from '../captured-log.ts';

/** What outlives every process of a scenario: the database and PayPal. */
export type SharedServices = {
  readonly databaseUrl: string;
  /** A client for checks and cleanup, which no simulated crash ends. */
  readonly database: PrismaClient;
  readonly admin: pg.Pool;
  readonly boss: PgBoss;
  readonly standIn: PayPalStandIn;
  readonly services: Omit<Services, 'database' | 'outbox' | 'paypal'>;
  /**
   * Opens a client of the stand-in for one process. Its token and its count of forged events are in the process's
   * memory.
   */
  openPayPal(): Promise<OpenedPayPal>;
  /** Lets time pass for every process, until the clock is reset for the next scenario. */
  pass(minutes: number): void;
  setClockRight(): void;
  close(): Promise<void>;
};

/** Shorter than some delays of the stand-in, so that requests time out while PayPal still executes them. */
const shortTimeoutMs = 60;

/**
 * @param databaseUrl a migrated database that nothing else uses.
 * @param timeoutMs the timeout of each request to the stand-in.
 */
export async function openSharedServices(databaseUrl: string, timeoutMs = shortTimeoutMs): Promise<SharedServices> {
  const { logger } = capturedLog();
  const database = createPrismaClient(databaseUrl);
  const admin = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const jobs = await openJobs({ databaseUrl, logger });
  const standIn = await startPayPalStandIn();
  const { agency, mail } = parseEnvironment({});
  let aheadMs = 0;
  return {
    databaseUrl,
    database,
    admin,
    boss: jobs.boss,
    standIn,
    services: {
      requestPageCheck: async () => undefined,
      requestImport: async () => undefined,
      reads: database,
      underWay: countOperationsUnderWay(),
      botCheck: {
        verify: () => Promise.reject(new Error('Nobody writes inquiries in these scenarios.')),
        use: () => Promise.reject(new Error('Nobody writes inquiries in these scenarios.')),
        issuedAt: () => null,
        createChallenge: null,
      },
      rateLimits: createRateLimits(admin),
      agency,
      agencyVariables: [],
      mailTo: mail.to,
      mailboxAddress: null,
      changes: createChangeFeed({ on: () => () => undefined }),
      now: () => new Date(Date.now() + aheadMs),
    },
    openPayPal: () =>
      createPayPal({
        paypal: standIn.paypal,
        publicUrl: 'http://localhost:3000',
        dataDir: '/nowhere',
        logger,
        timeoutMs,
        retryDelayMs: 1,
      }),
    pass(minutes) {
      aheadMs += minutes * 60_000;
    },
    setClockRight() {
      aheadMs = 0;
    },
    async close() {
      await jobs.close();
      await standIn.close();
      await database.$disconnect();
      await admin.end();
    },
  };
}
