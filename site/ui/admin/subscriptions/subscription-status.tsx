import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { muted, statuses } from '../status.css.ts';
import { Status } from '../status.tsx';
import type { reportStanding } from './standing.ts';
import type { Subscription } from './subscription-documents.ts';

const looks = {
  active: { Mark: CircleCheck, tone: 'positive' },
  past_due: { Mark: TriangleAlert, tone: 'caution' },
  canceling: { Mark: CircleSlash, tone: 'muted' },
  ended: { Mark: CircleSlash, tone: 'muted' },
} as const;

type SubscriptionStatusProps = {
  state: Subscription['planState'];
  label: string;
  plan: string;
  report: ReturnType<typeof reportStanding>;
  className?: string;
  /** More statuses of the subscription. */
  children?: ReactNode;
};

const reports = {
  due: { label: 'Report due', look: { tone: 'muted' } },
  late: { label: 'Report late', look: { Mark: Clock, tone: 'caution' } },
} as const;

/** Shows the state of a subscription, its plan, and whether a report is due or late. */
export function SubscriptionStatus({
  state,
  label,
  plan,
  report,
  className = statuses,
  children,
}: SubscriptionStatusProps) {
  return (
    <span className={className}>
      <Status {...looks[state]}>{label}</Status>
      <span className={muted}>{plan} </span>
      {report ? <Status {...reports[report].look}>{reports[report].label}</Status> : null}
      {children}
    </span>
  );
}
