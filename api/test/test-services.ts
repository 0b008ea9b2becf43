import type { PrismaClient } from '@agency/prisma';
import pg from 'pg';
import { afterAll } from 'vitest';
import { createChangeFeed } from '#api/changes/change-feed.ts';
import { parseEnvironment } from '#api/contract/environment.ts';
import type { Services } from '#api/graphql/context.ts';
import { countOperationsUnderWay, createRateLimits } from '#api/rate-limits/rate-limits.ts';

const nothingHere = () => Promise.reject(new Error('This test file provides no such service.'));

const noPayPal: Services['paypal'] = {
  isDemo: true,
  sdkUrl: '/unused.js',
  clientToken: nothingHere,
  createOrder: nothingHere,
  captureOrder: nothingHere,
  getOrder: nothingHere,
  getCapture: nothingHere,
  readWebhook: nothingHere,
};

/** Returns services on a test's database. Test files that need mail, the bot check or PayPal pass `overrides`. */
export function testServices(database: PrismaClient, url: string, overrides: Partial<Services> = {}): Services {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  afterAll(() => pool.end());
  const { agency, mail } = parseEnvironment({});
  return {
    database,
    reads: database,
    underWay: countOperationsUnderWay(),
    requestPageCheck: async () => undefined,
    requestImport: nothingHere,
    outbox: { enqueue: nothingHere, retry: nothingHere },
    botCheck: { verify: nothingHere, use: nothingHere, issuedAt: () => null, createChallenge: null },
    rateLimits: createRateLimits(pool),
    changes: createChangeFeed({ on: () => () => undefined }),
    agency,
    agencyVariables: [],
    mailTo: mail.to,
    mailboxAddress: null,
    paypal: noPayPal,
    now: () => new Date(),
    ...overrides,
  };
}
