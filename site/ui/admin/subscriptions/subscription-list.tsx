import { maintenancePlans, type PackageType } from '@agency/api/contract/maintenance-plans';
import { formatDay } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { control } from '#ui/field/field.css.ts';
import { Inline, Split } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { rows } from '../list/record-card.css.ts';
import { planName, sum } from '../orders/labels.ts';
import { StrangerText } from '../stranger-text.tsx';
import type { Subscription } from './subscription.ts';
import * as styles from './subscription-list.css.ts';

type SubscriptionListProps = {
  subscriptions: readonly Subscription[];
  /** A button that cancels a subscription, or takes that back. */
  act(subscription: Subscription, mutation: 'cancel' | 'resume', label: string): ReactNode;
  onChangePlan(subscription: Subscription, packageType: PackageType): void;
};

/** The plans that are paid for each month, each with what comes next. */
export function SubscriptionList({ subscriptions, act, onChangePlan }: SubscriptionListProps) {
  return (
    <ul className={rows}>
      {subscriptions.map((subscription) => (
        <Split as="li" key={subscription.id} align="center" gap="base" padY="base" className={styles.row}>
          <div>
            <Text as="h2" look="label">
              <StrangerText>{subscription.customerName}</StrangerText>
            </Text>
            <Text look="small">
              {planName(subscription.packageType)}, {sum(subscription.packagePrice, subscription.currency)} a month
              {subscription.isAutomatic ? ', charged automatically' : ', paid by a link'}
              {subscription.demo ? ', a demonstration' : ''}
            </Text>
            <Text look="small" tone={subscription.planState === 'past_due' ? 'accent' : 'muted'}>
              {standingText(subscription)}
            </Text>
          </div>
          {subscription.planState === 'ended' ? null : (
            <Inline gap="dense" align="center">
              <select
                aria-label={`Plan of ${subscription.customerName} from the next month on`}
                className={clsx(control({ as: 'select' }), styles.choice, withScript)}
                value={subscription.nextPackageType ?? subscription.packageType}
                onChange={({ target: { value } }) => onChangePlan(subscription, value as PackageType)}
              >
                {maintenancePlans.map(({ type, name }) => (
                  <option key={type} value={type}>
                    {name}
                  </option>
                ))}
              </select>
              {subscription.endsAt
                ? act(subscription, 'resume', 'Keep the plan')
                : act(subscription, 'cancel', 'Cancel the plan')}
            </Inline>
          )}
        </Split>
      ))}
    </ul>
  );
}

const states = { active: 'Active', past_due: 'Past due', canceling: 'Canceled', ended: 'Ended' } as const;

/** The choice of subscriptions by their state; the first is of all. */
export const subscriptionFilters = [
  { label: 'All', state: null },
  ...(Object.keys(states) as (keyof typeof states)[]).map((state) => ({ label: states[state], state })),
];

/** How a subscription stands, and what comes next. */
export function standingText({
  planState: standing,
  nextChargeAt,
  endsAt,
  nextPackageType,
  paidPeriods,
}: Subscription): string {
  const months = paidPeriods === 1 ? '1 month paid' : `${paidPeriods} months paid`;
  if (standing === 'ended') return `Ended${endsAt ? ` on ${formatDay(new Date(endsAt))}` : ''}, ${months}`;
  const next = nextChargeAt
    ? `the next ${standing === 'past_due' ? 'is due since' : 'on'} ${formatDay(new Date(nextChargeAt))}`
    : 'no more charges';
  const plan = nextPackageType ? `, ${planName(nextPackageType)} from then on` : '';
  const end = endsAt ? `; ends on ${formatDay(new Date(endsAt))}` : '';
  return `${states[standing]}, ${months}, ${next}${plan}${end}`;
}
