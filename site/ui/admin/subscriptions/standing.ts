import { lateReportDays, reportDays } from '@agency/api/contract/subscriptions';
import { formatShortDay } from '@agency/api/contract/text';
import type { Subscription } from './subscription.ts';

const states = { active: 'Active', past_due: 'Past due', canceling: 'Canceled', ended: 'Ended' } as const;
type State = keyof typeof states;

export type SubscriptionFilter = { label: string; state: State | 'report-due' | null };

/** The filters of the list of subscriptions. The first filter shows all. */
export const subscriptionFilters: readonly SubscriptionFilter[] = [
  { label: 'All', state: null },
  ...(Object.keys(states) as State[]).map((state) => ({ label: states[state], state })),
  { label: 'Report due', state: 'report-due' },
];

export const stateName = (state: State): string => states[state];

const dayMs = 24 * 60 * 60_000;

/**
 * Returns whether a maintenance report is `due` or `late`, counted from the last report, or from the start of the
 * plan if there was none. Null if no report is due.
 */
export function reportStanding({ planState, startedAt, reportedAt }: Subscription, now: number): 'due' | 'late' | null {
  const days = (now - Math.max(Date.parse(startedAt), Date.parse(reportedAt ?? startedAt))) / dayMs;
  if (planState === 'ended' || days <= reportDays) return null;
  return days > lateReportDays ? 'late' : 'due';
}

/** Whether a filter shows a subscription. */
export function isListed(subscription: Subscription, state: SubscriptionFilter['state'], now: number): boolean {
  if (state === 'report-due') return reportStanding(subscription, now) !== null;
  return state === null || subscription.planState === state;
}

/** Whether the next payment was due at least a day ago. On its day, the charge may still be in progress. */
export const isLate = (nextChargeAt: string, now: number): boolean => now - Date.parse(nextChargeAt) >= dayMs;

/** Describes in one line a subscription's state, and when it renews or ends. */
export function standingText({ planState, nextChargeAt, endsAt }: Subscription, now: number): string {
  const state = states[planState];
  const of = (at: string) => formatShortDay(new Date(at), now);
  if (planState === 'past_due') {
    const lead = nextChargeAt && Date.parse(nextChargeAt) > now ? 'Payment due' : `${state} since`;
    const due = nextChargeAt ? `${lead} ${of(nextChargeAt)}` : state;
    return endsAt ? `${due}, ends ${of(endsAt)}` : due;
  }
  if (endsAt) return planState === 'ended' ? `${state} on ${of(endsAt)}` : `${state}, ends ${of(endsAt)}`;
  if (!nextChargeAt) return state;
  return `${state}, ${isLate(nextChargeAt, now) ? 'payment late since' : 'renews'} ${of(nextChargeAt)}`;
}
