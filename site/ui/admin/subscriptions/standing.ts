import { lateReportDays, reportDays } from '@agency/api/contract/subscriptions';
import { formatShortDay } from '@agency/api/contract/text';
import type { Subscription } from './subscription-documents.ts';

const states = { active: 'Active', past_due: 'Past due', canceling: 'Canceled', ended: 'Ended' } as const;
type State = keyof typeof states;

export type SubscriptionFilter = { label: string; state: State | 'report-due' | null };

export const subscriptionFilters: readonly SubscriptionFilter[] = [
  { label: 'All', state: null },
  { label: states.past_due, state: 'past_due' },
  { label: 'Report due', state: 'report-due' },
  ...(['active', 'canceling', 'ended'] as const).map((state) => ({ label: states[state], state })),
];

export const stateName = (state: State): string => states[state];

const dayMs = 24 * 60 * 60_000;

/**
 * Returns whether the next maintenance report is `due` or `late`, by the days since the last report or, without one,
 * since the plan's start. Null if no report is due.
 */
export function reportStanding({ planState, startedAt, reportedAt }: Subscription, now: number): 'due' | 'late' | null {
  const days = (now - Math.max(Date.parse(startedAt), Date.parse(reportedAt ?? startedAt))) / dayMs;
  if (planState === 'ended' || days <= reportDays) return null;
  return days > lateReportDays ? 'late' : 'due';
}

/** A subscription's rank in the list: 0 if it is past due, 1 if its report is late, else 2. */
const urgencyOf = (subscription: Subscription, now: number): number =>
  subscription.planState === 'past_due' ? 0 : reportStanding(subscription, now) === 'late' ? 1 : 2;

/** Compares two subscriptions by the order of their list: by urgency, then newest first. */
export const compareUrgency = (one: Subscription, other: Subscription, now: number): number =>
  urgencyOf(one, now) - urgencyOf(other, now) || Date.parse(other.createdAt) - Date.parse(one.createdAt);

/** Whether a filter shows a subscription. */
export function isListed(subscription: Subscription, state: SubscriptionFilter['state'], now: number): boolean {
  if (state === 'report-due') return reportStanding(subscription, now) !== null;
  return state === null || subscription.planState === state;
}

/** Whether the next payment was due at least a day ago. On the day itself, the charge may still be in progress. */
export const isLate = (nextChargeAt: string, now: number): boolean => now - Date.parse(nextChargeAt) >= dayMs;

/** Returns a row's texts: the state, and the day on which the plan renews, is due or ends; null without such a day. */
export function rowTexts(
  { planState, nextChargeAt, endsAt }: Subscription,
  now: number,
): { state: string; when: string | null } {
  const state = states[planState];
  const day = (lead: string, at: string | null) => at && `${lead} ${formatShortDay(new Date(at), now)}`;
  if (planState === 'past_due') {
    const ahead = nextChargeAt !== null && Date.parse(nextChargeAt) > now;
    const ends = endsAt ? `, ${day('ends', endsAt)}` : '';
    return { state: `${ahead ? 'Payment due' : state}${ends}`, when: day(ahead ? 'Due' : 'Due since', nextChargeAt) };
  }
  if (endsAt) return { state, when: day(planState === 'ended' ? 'Ended' : 'Ends', endsAt) };
  const isOver = nextChargeAt !== null && isLate(nextChargeAt, now);
  return { state, when: day(isOver ? 'Late since' : 'Renews', nextChargeAt) };
}
