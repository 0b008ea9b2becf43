import type { PrismaClient } from '@agency/prisma';
import { lateReportDays, reportDays } from '#api/contract/subscriptions.ts';
import { addDays } from './periods.ts';

type Counts = Record<'active' | 'pastDue' | 'canceling' | 'ended' | 'reportDue' | 'reportLate', number>;

/** Counts the subscriptions of each filter of their list in one pass. Includes those of the demonstration. */
export async function countSubscriptions(database: PrismaClient, now: Date): Promise<Counts> {
  const [counts] = await database.$queryRaw<Counts[]>`
    SELECT (count(*) FILTER (WHERE state = 'active'))::int AS "active",
      (count(*) FILTER (WHERE state = 'past-due'))::int AS "pastDue",
      (count(*) FILTER (WHERE state = 'canceling'))::int AS "canceling",
      (count(*) FILTER (WHERE state = 'ended'))::int AS "ended",
      (count(*) FILTER (WHERE state <> 'ended' AND reported < ${addDays(now, -reportDays)}))::int AS "reportDue",
      (count(*) FILTER (WHERE state <> 'ended' AND reported < ${addDays(now, -lateReportDays)}))::int AS "reportLate"
    FROM (SELECT state, greatest(started_at, reported_at) AS reported FROM subscriptions) AS dated`;
  return counts as Counts;
}
