import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as rowStyles from '../list/list-row.css.ts';
import { ListRow } from '../list/list-row.tsx';
import { planName, sum } from '../orders/labels.ts';
import { Demonstration } from '../orders/order-status.tsx';
import { price } from '../orders/orders.css.ts';
import { reportStanding, rowTexts } from './standing.ts';
import * as styles from './subscription.css.ts';
import type { Subscription } from './subscription-documents.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

type SubscriptionRowProps = { subscription: Subscription; now: number };

/** The content of a row in the list of subscriptions: customer, renewal, state, plan, and price. */
export function SubscriptionRow({ subscription, now }: SubscriptionRowProps) {
  const { customerName, packageType, nextPackageType, packagePrice, currency } = subscription;
  const plan = planName(packageType);
  const { state, when } = rowTexts(subscription, now);
  const isPastDue = subscription.planState === 'past_due';
  return (
    <ListRow name={customerName} when={isPastDue ? <span className={styles.pastDue}>{when}</span> : when}>
      <span className={rowStyles.foot}>
        <span className={rowStyles.facts}>
          <SubscriptionStatus
            className={styles.columns}
            state={subscription.planState}
            label={state}
            plan={nextPackageType ? `${plan}, then ${planName(nextPackageType)}` : plan}
            report={reportStanding(subscription, now)}
          >
            {subscription.demo ? <Demonstration explained={false} /> : null}
          </SubscriptionStatus>
        </span>
        <span className={rowStyles.end}>
          <span className={price}>
            {sum(packagePrice, currency)}
            <span className={visuallyHidden}> per month </span>
          </span>
        </span>
      </span>
    </ListRow>
  );
}
