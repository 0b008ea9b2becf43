import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { Demonstration } from '../orders/order-status.tsx';
import { muted, statuses } from '../status.css.ts';
import { Status } from '../status.tsx';
import type { reportStanding } from './standing.ts';
import type { Subscription } from './subscription.ts';

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
  demo: boolean;
  /** Whether a demonstration says what it means. */
  explained?: boolean;
};

const reports = {
  due: { label: 'Report due', tone: 'muted' },
  late: { label: 'Report late', tone: 'caution' },
} as const;

/** Shows the state of a subscription, its plan, whether a report is due or late, and whether it is a demonstration. */
export function SubscriptionStatus({ state, label, plan, report, demo, explained = false }: SubscriptionStatusProps) {
  return (
    <span className={statuses}>
      <Status {...looks[state]}>{label}</Status>
      <span className={muted}>{plan} </span>
      {report ? <Status tone={reports[report].tone}>{reports[report].label}</Status> : null}
      {demo ? <Demonstration explained={explained} /> : null}
    </span>
  );
}
