import { filters, filter as way } from '@agency/site/ui/admin/list/filters.css.ts';
import type { Subscription } from '@agency/site/ui/admin/subscriptions/subscription.ts';
import { SubscriptionList, subscriptionFilters } from '@agency/site/ui/admin/subscriptions/subscription-list.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { Text } from '@agency/site/ui/layout/text.tsx';
import { useState } from 'react';
import { pane } from '../inbox/reader.css.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { ListNote } from '../records/list-note.tsx';
import { useList } from '../records/use-list.ts';

/** The plans that are paid for each month. */
export function Subscriptions() {
  const list = useList<Subscription>('subscription');
  const queue = useQueue();
  const [state, setState] = useState<string | null>(null);
  const subscriptions = list.shown
    .map(({ record }) => record)
    .filter(({ planState }) => state === null || planState === state);
  const about = ({ id, customerName }: Subscription) => ({ kind: 'subscription', id, title: customerName }) as const;
  return (
    <div className={pane}>
      <Text as="h1" look="heading" tabIndex={-1}>
        Subscriptions
      </Text>
      <div className={filters}>
        {subscriptionFilters.map((filter) => (
          <button
            key={filter.label}
            type="button"
            className={way}
            aria-pressed={filter.state === state}
            onClick={() => setState(filter.state)}
          >
            {filter.label}
          </button>
        ))}
      </div>
      {subscriptions.length > 0 ? (
        <SubscriptionList
          subscriptions={subscriptions}
          act={(subscription, mutation, label) => (
            <button
              type="button"
              className={button({ kind: 'secondary', size: 'compact' })}
              onClick={() => void queue({ ...about(subscription), mutation, variables: {} })}
            >
              {label}
            </button>
          )}
          onChangePlan={(subscription, packageType) =>
            void queue({ ...about(subscription), mutation: 'changePlan', variables: { packageType } })
          }
        />
      ) : (
        <ListNote {...list} none={state === null ? 'No subscriptions yet.' : 'No such subscription.'} />
      )}
    </div>
  );
}
