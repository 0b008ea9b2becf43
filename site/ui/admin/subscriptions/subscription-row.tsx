import * as rowStyles from '../list/list-row.css.ts';
import { ListRow } from '../list/list-row.tsx';
import { planName, sum } from '../orders/labels.ts';
import { Demonstration } from '../orders/order-status.tsx';
import { price } from '../orders/orders.css.ts';
import { reportStanding, rowTexts } from './standing.ts';
import { standing } from './subscription.css.ts';
import type { Subscription } from './subscription.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

type SubscriptionRowProps = { subscription: Subscription; now: number };

/** The content of a row in the list of subscriptions: customer, renewal, plan, state, and price. */
export function SubscriptionRow({ subscription, now }: SubscriptionRowProps) {
  const { customerName, packageType, nextPackageType, packagePrice, currency } = subscription;
  const plan = planName(packageType);
  const { state, when } = rowTexts(subscription, now);
  return (
    <ListRow name={customerName} when={when}>
      <span className={rowStyles.detail}>
        {nextPackageType ? `${plan}, then ${planName(nextPackageType)}` : plan}{' '}
        {subscription.demo ? <Demonstration explained={false} /> : null}
      </span>
      <span className={price}>{sum(packagePrice, currency)} monthly </span>
      <span className={standing}>
        <SubscriptionStatus state={subscription.planState} label={state} report={reportStanding(subscription, now)} />
      </span>
    </ListRow>
  );
}
