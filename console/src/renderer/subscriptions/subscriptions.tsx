import { isListed, subscriptionFilters } from '@agency/site/ui/admin/subscriptions/standing.ts';
import { type Subscription, subscriptionQuery } from '@agency/site/ui/admin/subscriptions/subscription-documents.ts';
import { SubscriptionReader } from '@agency/site/ui/admin/subscriptions/subscription-reader.tsx';
import { SubscriptionRow } from '@agency/site/ui/admin/subscriptions/subscription-row.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { pane } from '../inbox/reader.css.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { ListAndReader, NoneOpen } from '../records/list-and-reader.tsx';
import { useOne } from '../records/use-one.ts';
import { openLink } from '../shell/open-link.ts';
import { useNow } from '../use-now.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';

const [all, ...narrower] = subscriptionFilters;

export function Subscriptions() {
  const now = useNow();
  return (
    <ListAndReader<Subscription>
      kind="subscription"
      filters={[
        { label: all?.label ?? 'All', has: () => true, none: 'No subscriptions yet.' },
        ...narrower.map(({ label, state }) => ({
          label,
          address: `state=${state}`,
          variables: state === 'report-due' ? { reportDue: true } : { state },
          has: (subscription: Subscription) => isListed(subscription, state, now),
          none: 'No subscription matches this filter.',
        })),
      ]}
      searched={({ customerName, customerEmail, website, packageType }) =>
        [customerName, customerEmail, website, packageType].join(' ')
      }
      row={(subscription) => <SubscriptionRow subscription={subscription} now={now} />}
    >
      {(id, listed) => <OpenSubscription id={id} listed={listed} />}
    </ListAndReader>
  );
}

/** The open subscription. It is loaded even if it is listed, because the list leaves out some of its fields. */
function OpenSubscription({ id, listed }: { id: string | null; listed: Subscription | null }) {
  const { desktop } = useWorkspace();
  const { open } = usePlace();
  const queue = useQueue();
  const now = useNow();
  const answer = useOne(subscriptionQuery, id, listed)?.subscription;
  const known = answer ?? null;
  const subscription = listed ?? known;
  if (!subscription) return <NoneOpen kind="subscription" id={id} gone={answer === null} />;
  const about = { kind: 'subscription', id: subscription.id, title: subscription.customerName } as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <article aria-labelledby="open-subscription" className={pane} tabIndex={0}>
      <SubscriptionReader
        subscription={subscription}
        known={known}
        now={now}
        titleId="open-subscription"
        level="h2"
        act={(mutation, label, kind) => (
          <button
            type="button"
            className={button({ kind, size: 'compact' })}
            onClick={() => void queue({ ...about, mutation, variables: {} })}
          >
            {label}
          </button>
        )}
        onChangePlan={(packageType) => void queue({ ...about, mutation: 'changePlan', variables: { packageType } })}
        onAddNote={(text) => void queue({ ...about, mutation: 'addNote', variables: { text } })}
        onDeleteLine={(lineId) => void queue({ ...about, mutation: 'deleteLine', variables: { lineId } })}
        orderLink={({ id: order, invoiceNumber }) => (
          <button type="button" className={button({ kind: 'text' })} onClick={() => open('order', order)}>
            {invoiceNumber}
          </button>
        )}
        onOpenLink={(href) => void openLink(desktop, href)}
      />
    </article>
  );
}
