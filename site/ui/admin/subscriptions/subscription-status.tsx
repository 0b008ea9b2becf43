import { CircleCheck, CircleSlash, FileClock, TriangleAlert } from 'lucide-react';
import { mark, statuses } from '../orders/orders.css.ts';
import type { reportStanding } from './standing.ts';
import * as styles from './subscription.css.ts';
import type { Subscription } from './subscription.ts';

/** The icons of the states, so that the meaning does not depend on color. */
const marks = { active: CircleCheck, past_due: TriangleAlert, canceling: CircleSlash, ended: CircleSlash } as const;

type SubscriptionStatusProps = {
  state: Subscription['planState'];
  label: string;
  report: ReturnType<typeof reportStanding>;
};

const reports = { due: 'Report due', late: 'Report late' };

/** Shows the state of a subscription, and whether a report is due or late. */
export function SubscriptionStatus({ state, label, report }: SubscriptionStatusProps) {
  const Mark = marks[state];
  return (
    <span className={statuses}>
      <span className={styles.status({ state })}>
        <Mark className={mark} size={15} aria-hidden="true" />
        {label}{' '}
      </span>
      {report ? (
        <span className={styles.status({ report })}>
          <FileClock className={mark} size={15} aria-hidden="true" />
          {reports[report]}{' '}
        </span>
      ) : null}
    </span>
  );
}
