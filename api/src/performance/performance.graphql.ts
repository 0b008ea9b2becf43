import type { z } from 'zod';
import type { PerformanceResult } from '#api/contract/performance.ts';
import { reportRequestSchema } from '#api/contract/performance-report.ts';
import { mailboxOf } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { Receipt } from '#api/graphql/failure-types.ts';
import { InputError, parseInput, RateLimitedError } from '#api/graphql/failures.ts';

const Metric = builder.inputType('PerformanceMetricInput', {
  description: 'One metric of an analysis.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Such as `First Contentful Paint`.' }),
    score: t.float({ required: true, description: '0 to 100.' }),
    category: t.string({ required: true, description: 'good, warning or poor.' }),
    description: t.string({ required: true, description: 'What is measured.' }),
    impact: t.string({ required: true, description: 'What the score means for visitors.' }),
  }),
});

const Data = builder.inputType('PerformanceDataInput', {
  description: 'The results of an analysis.',
  fields: (t) => ({
    overallScore: t.float({ required: true, description: '0 to 100.' }),
    metrics: t.field({ type: [Metric], required: true, description: 'The metrics, at most five.' }),
  }),
});

const Report = builder.inputType('PerformanceReportInput', {
  description: 'A request for the report of an analysis.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address that receives the report.' }),
    name: t.string({ description: 'The name in the greeting.' }),
    website: t.string({ required: true, description: 'The website that was analyzed.' }),
    performanceData: t.field({ type: Data, required: true, description: 'The results.' }),
  }),
});

builder.mutationFields((t) => ({
  emailPerformanceReport: t.field({
    type: Receipt,
    description: 'Sends the report of an analysis by mail.',
    errors: { types: [InputError, RateLimitedError] },
    args: { input: t.arg({ type: Report, required: true, description: 'The analysis and the recipient.' }) },
    resolve: (_root, { input }, context) => emailPerformanceReport(parseInput(reportRequestSchema, input), context),
  }),
}));

/**
 * Enqueues the report of a finished analysis.
 *
 * @throws RateLimitedError. Requests are limited per network and per mailbox, because anyone can enter any address.
 */
async function emailPerformanceReport(
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
