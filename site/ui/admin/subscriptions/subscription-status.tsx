import { CircleCheck, CircleSlash, FileClock, TriangleAlert } from 'lucide-react';
import { statuses } from '../status.css.ts';
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
  report: ReturnType<typeof reportStanding>;
};

const reports = {
  due: { label: 'Report due', tone: 'muted' },
  late: { label: 'Report late', tone: 'caution' },
} as const;

/** Shows the state of a subscription, and whether a report is due or late. */
export function SubscriptionStatus({ state, label, report }: SubscriptionStatusProps) {
  return (
    <span className={statuses}>
      <Status {...looks[state]}>{label}</Status>
      {report ? (
        <Status Mark={FileClock} tone={reports[report].tone}>
          {reports[report].label}
        </Status>
      ) : null}
    </span>
  );
}
