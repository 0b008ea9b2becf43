import type { ReactNode } from 'react';
import * as rowStyles from '../list/list-row.css.ts';
import { ListRow } from '../list/list-row.tsx';
import { planName, sum } from '../orders/labels.ts';
import { price } from '../orders/orders.css.ts';
import { reportStanding, standingText } from './standing.ts';
import { standing } from './subscription.css.ts';
import type { Subscription } from './subscription.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

type SubscriptionRowProps = { subscription: Subscription; when: ReactNode; now: number };

/** The content of a row in the list of subscriptions: customer, plan, state, and price. */
export function SubscriptionRow({ subscription, when, now }: SubscriptionRowProps) {
  const { customerName, packageType, nextPackageType, packagePrice, currency } = subscription;
  const plan = planName(packageType);
  return (
    <ListRow name={customerName} when={when}>
      <span className={rowStyles.detail}>{nextPackageType ? `${plan}, then ${planName(nextPackageType)}` : plan} </span>
      <span className={price}>{sum(packagePrice, currency)} </span>
      <span className={standing}>
        <SubscriptionStatus
          state={subscription.planState}
          label={standingText(subscription, now)}
          report={reportStanding(subscription, now)}
        />
      </span>
    </ListRow>
  );
}
