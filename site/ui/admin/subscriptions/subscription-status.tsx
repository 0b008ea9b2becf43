import { CircleCheck, CircleSlash, FileClock, TriangleAlert } from 'lucide-react';
import { mark, statuses } from '../orders/orders.css.ts';
import * as styles from './subscription.css.ts';
import type { Subscription } from './subscription.ts';

/** The icons of the states, so that color alone does not carry the meaning. */
const marks = { active: CircleCheck, past_due: TriangleAlert, canceling: CircleSlash, ended: CircleSlash } as const;

type SubscriptionStatusProps = { state: Subscription['planState']; label: string; isReportDue: boolean };

/** Shows the state of a subscription, and whether a report is due. */
export function SubscriptionStatus({ state, label, isReportDue }: SubscriptionStatusProps) {
  const Mark = marks[state];
  return (
    <span className={statuses}>
      <span className={styles.status({ state })}>
        <Mark className={mark} size={15} aria-hidden="true" />
        {label}{' '}
      </span>
      {isReportDue ? (
        <span className={styles.status({ state: 'reportDue' })}>
          <FileClock className={mark} size={15} aria-hidden="true" />
          Report due{' '}
        </span>
      ) : null}
    </span>
  );
}
