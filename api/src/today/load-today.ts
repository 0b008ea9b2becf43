import type { PrismaClient } from '@agency/prisma';
import { chartDays, type InquirySource, outcomeDays, regardingStarts } from '#api/contract/today.ts';

/** How many inquiries of a group arrived, were won, and were lost. */
export type Outcomes = { inquiries: number; won: number; lost: number };

const dayMs = 24 * 60 * 60_000;
/** Returns the date in UTC, such as `2026-11-24`. */
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);
const daysAgo = (now: Date, days: number) => new Date(`${dateOf(new Date(now.getTime() - days * dayMs))}T00:00:00Z`);
/** Returns the first moment of this month, in UTC, or of an earlier month. */
const monthOf = (now: Date, before = 0) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before));

/** Counts inquiries and paid orders by day, oldest day first, without spam and orders of the demonstration. */
export async function countDays(database: PrismaClient, now: Date) {
  const since = daysAgo(now, chartDays - 1);
  const found = await database.$queryRaw<{ date: string; inquiries: number; orders: number }[]>`
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "date",
      (count(*) FILTER (WHERE inquiry))::int AS "inquiries",
      (count(*) FILTER (WHERE NOT inquiry))::int AS "orders"
    FROM (
      SELECT created_at AS at, true AS inquiry FROM contact_submissions
      WHERE created_at >= ${since} AND state <> 'spam'
      UNION ALL
      SELECT created_at, false FROM maintenance_orders
      WHERE created_at >= ${since} AND payment_status = 'paid' AND NOT demo
    ) AS came
    GROUP BY 1`;
  const byDate = new Map(found.map((day) => [day.date, day]));
  return Array.from({ length: chartDays }, (_, place) => {
    const date = dateOf(new Date(since.getTime() + place * dayMs));
    return byDate.get(date) ?? { date, inquiries: 0, orders: 0 };
  });
}

/**
 * Measures how fast inquiries got their first reply: this month's inquiries first, then last month's. Leaves out spam.
 */
export async function measureAnswers(database: PrismaClient, now: Date) {
  const months = [monthOf(now), monthOf(now, 1)];
  const found = await database.$queryRaw<{ month: string; medianMs: number | null; answered: number; all: number }[]>`
    SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS "month",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_replied_at - created_at)::float8 * 1000)
        AS "medianMs",
      count(first_replied_at)::int AS "answered", count(*)::int AS "all"
    FROM contact_submissions
    WHERE created_at >= ${months[1]} AND state <> 'spam'
    GROUP BY 1`;
  return months.map((first) => {
    const month = dateOf(first).slice(0, 7);
    return found.find((each) => each.month === month) ?? { month, medianMs: null, answered: 0, all: 0 };
  });
}

/** Returns LIKE patterns for texts that begin with one of these. */
const startingWith = (...starts: (readonly string[])[]) => starts.flat().map((start) => `${start}%`);

/** Counts the outcomes of inquiries of the last 90 days by service and source, without spam and trash. */
export async function countOutcomes(database: PrismaClient, now: Date) {
  const since = daysAgo(now, outcomeDays);
  const { project, sampleResult, timing } = regardingStarts;
  const found = await database.$queryRaw<({ service: string | null; source: InquirySource | null } & Outcomes)[]>`
    SELECT service, source, count(*)::int AS "inquiries",
      (count(*) FILTER (WHERE state = 'won'))::int AS "won", (count(*) FILTER (WHERE state = 'lost'))::int AS "lost"
    FROM (
      SELECT service, state, CASE
        WHEN regarding IS NULL THEN 'form'
        WHEN regarding LIKE ANY(${startingWith(project)}) THEN 'project'
        WHEN regarding LIKE ANY(${startingWith(sampleResult, timing)}) THEN 'toolkit'
        ELSE 'package' END AS source
      FROM contact_submissions
      WHERE created_at >= ${since} AND state <> 'spam' AND trashed_at IS NULL
    ) AS told
    GROUP BY GROUPING SETS (service, source)
    ORDER BY 3 DESC, 1, 2
    LIMIT 40`;
  return {
    services: found.flatMap(({ service, source, ...each }) => (service === null ? [] : [{ service, ...each }])),
    sources: found.flatMap(({ service, source, ...each }) => (source === null ? [] : [{ source, ...each }])),
  };
}

/** Sums the revenue of paid orders of this month and the last month, by plan, without orders of the demonstration. */
export async function sumRevenue(database: PrismaClient, now: Date) {
  return database.$queryRaw<{ month: string; plan: string; currency: string; orders: number; amount: number }[]>`
    SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS "month", package_type AS "plan", currency,
      count(*)::int AS "orders", sum(package_price)::float8 AS "amount"
    FROM maintenance_orders
    WHERE created_at >= ${monthOf(now, 1)} AND payment_status = 'paid' AND NOT demo
    GROUP BY 1, 2, 3
    ORDER BY 1 DESC, 5 DESC
    LIMIT 40`;
}

type SubscriptionNumbers = Record<
  'active' | 'pastDue' | 'canceling' | 'ended' | 'monthlyRevenue' | 'renewals',
  number
> & { churn: number | null };

/**
 * Counts active, past due and canceled subscriptions, those that ended in the last 30 days, and the renewals of the next
 * 30 days. Adds the churn and the monthly revenue. Leaves out the demonstration.
 */
export async function measureSubscriptions(database: Pick<PrismaClient, '$queryRaw'>, now: Date) {
  const soon = new Date(now.getTime() + 30 * dayMs);
  const ago = new Date(now.getTime() - 30 * dayMs);
  const [found] = await database.$queryRaw<SubscriptionNumbers[]>`
    SELECT (count(*) FILTER (WHERE state = 'active'))::int AS "active",
      (count(*) FILTER (WHERE state = 'past-due'))::int AS "pastDue",
      (count(*) FILTER (WHERE state = 'canceling'))::int AS "canceling",
      (count(*) FILTER (WHERE ended))::int AS "ended",
      (count(*) FILTER (WHERE ended AND started_at <= ${ago}))::float8
        / nullif(count(*) FILTER (WHERE (ended OR state <> 'ended') AND started_at <= ${ago}), 0) AS "churn",
      coalesce(sum(package_price) FILTER (WHERE charged), 0)::float8 AS "monthlyRevenue",
      (count(*) FILTER (WHERE charged AND charge_at BETWEEN ${now} AND ${soon}))::int AS "renewals"
    FROM (
      SELECT *, state = 'ended' AND ends_at >= ${ago} AS ended,
        state <> 'ended' AND (ends_at IS NULL OR charge_at < ends_at) AS charged
      -- Months are added in UTC, as everywhere.
      FROM (SELECT *, (started_at AT TIME ZONE 'UTC' + paid_periods * interval '1 month') AT TIME ZONE 'UTC' AS charge_at
        FROM subscriptions WHERE NOT demo) AS dated
    ) AS judged`;
  return found as SubscriptionNumbers;
}

/** Counts the inquiries that woke from a snooze and have been waiting since. */
export const countWoken = (database: PrismaClient) =>
  database.contactSubmission.count({
    where: { wokenAt: { not: null }, snoozedAt: null, trashedAt: null, state: { in: ['new', 'open'] } },
  });
