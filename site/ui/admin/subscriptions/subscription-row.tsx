import type { ReactNode } from 'react';
import * as rowStyles from '../list/list-row.css.ts';
import { ListRow } from '../list/list-row.tsx';
import { planName, sum } from '../orders/labels.ts';
import { isReportDue, standingText } from './standing.ts';
import * as styles from './subscription.css.ts';
import type { Subscription } from './subscription.ts';

type SubscriptionRowProps = { subscription: Subscription; when: ReactNode; now: number };

/** Shows a row of the list of subscriptions: the customer, the plan with its price, and the state. */
export function SubscriptionRow({ subscription, when, now }: SubscriptionRowProps) {
  const { customerName, packageType, packagePrice, currency, isAutomatic, demo } = subscription;
  return (
    <ListRow name={customerName} when={when}>
      <span className={rowStyles.about}>
        {planName(packageType)}, {sum(packagePrice, currency)} a month, {isAutomatic ? 'automatic' : 'by link'}
        {demo ? ', a demonstration' : ''}
        {isReportDue(subscription, now) ? ', report due' : ''}
      </span>
      <span className={styles.standing}>{standingText(subscription)}</span>
    </ListRow>
  );
}
