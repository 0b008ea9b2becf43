import type { z } from 'zod';
import type { PerformanceResult } from '#api/contract/performance.ts';
import type { reportRequestSchema } from '#api/contract/performance-report.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { mailboxOf } from '#api/rate-limits/limit-subject.ts';

/**
 * Leaves a report of a finished analysis in the outbox.
 *
 * @throws RateLimitedError: per address of the network, and per mailbox, since anyone may name any.
 */
export async function emailPerformanceReport(
  { email, name, website, performanceData }: z.output<typeof reportRequestSchema>,
  { database, outbox, rateLimits, address, log }: GraphQLContext,
): Promise<{ message: string }> {
  await rateLimits.consume('reportByAddress', address);
  await rateLimits.consume('reportByEmail', mailboxOf(email));
  const content = { website, performanceData: performanceData satisfies PerformanceResult, ...(name ? { name } : {}) };
  await database.$transaction((transaction) =>
    outbox.enqueue(transaction, { kind: 'performance-report', recipient: email, content }),
  );
  log.info('performance report enqueued');
  return { message: 'Your performance report has been sent to your email address.' };
}
