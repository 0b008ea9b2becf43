import { grouped } from '@agency/api/contract/text';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { lineOf } from '#ui/admin/kind.ts';
import { views } from '#ui/admin/kinds.ts';
import { FilterCount } from '#ui/admin/list/filter-count.tsx';
import { subscriptionFilters } from '#ui/admin/subscriptions/standing.ts';
import { subscriptionKind } from '#ui/admin/subscriptions/subscription.ts';
import type { Subscription, SubscriptionWithTimeline } from '#ui/admin/subscriptions/subscription-documents.ts';
import { SubscriptionReader } from '#ui/admin/subscriptions/subscription-reader.tsx';
import { SubscriptionRow } from '#ui/admin/subscriptions/subscription-row.tsx';
import { button } from '#ui/button/button.css.ts';
import { useChanges } from '../inquiries/use-changes.ts';
import { FilterLinks } from '../listing/filter-links.tsx';
import { ItemLink, ItemList } from '../listing/item-list.tsx';
import { ListSection } from '../listing/list-section.tsx';
import { addressOf, firstPage, type Listing, type OpenPage, subscriptionList, useListing } from '../listing/listing.ts';
import { ReadingPane } from '../listing/reading-pane.tsx';
import { usePaletteGroup } from '../palette/palette-groups.ts';
import { MutationInputs, useMutation } from '../records/use-mutation.tsx';
import type { SubscriptionCounts } from './load-subscriptions.ts';

type SubscriptionsProps = {
  subscriptions: OpenPage<Subscription, SubscriptionWithTimeline> & { counts: SubscriptionCounts };
  now: number;
};

export function Subscriptions({ subscriptions: { page, requested, open, counts }, now }: SubscriptionsProps) {
  const { items, total } = page;
  const listing = useListing(subscriptionList);
  // If loading fails, `open` is still the earlier subscription, not the subscription in the URL.
  const read = requested === listing.open || open?.id === listing.open;
  const shown = read ? open : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  usePaletteGroup(
    subscriptionKind.labels.all,
    items.map((subscription) => ({
      id: subscription.id,
      label: lineOf(subscriptionKind, subscription),
      act: () => navigate(addressOf(listing, { open: subscription.id }), { preventScrollReset: true }),
    })),
  );
  return (
    <ListSection
      listing={listing}
      title="Subscriptions"
      heading={heading}
      total={total}
      found={`${grouped(total)} found`}
      filter={<StateFilter listing={listing} counts={listing.q ? {} : counts} />}
      searched="Name, website, plan"
      empty={items.length === 0 && !listing.open}
      source="A subscription starts when a plan is bought in the checkout."
    >
      <ItemList page={page} listing={listing}>
        {(subscription) => (
          <ItemLink id={subscription.id} listing={listing} open={subscription.id === (read ? open?.id : listing.open)}>
            <SubscriptionRow subscription={subscription} now={now} />
          </ItemLink>
        )}
      </ItemList>
      <ReadingPane listing={listing} itemId={shown?.id ?? null} instead={read ? unknown : unread}>
        {shown ? <OpenSubscription subscription={shown} now={now} /> : null}
      </ReadingPane>
    </ListSection>
  );
}

const unread = { title: 'Not loaded yet', message: 'The server did not respond when this subscription was opened.' };
const unknown = {
  title: 'No such subscription',
  message: 'Subscriptions are never deleted, so the URL must be wrong.',
};

/** `counts` is empty during a search, because the counts ignore the search. */
type StateFilterProps = { listing: Listing; counts: SubscriptionCounts };

function StateFilter({ listing: { list, q, state: current }, counts }: StateFilterProps) {
  return (
    <FilterLinks
      label="Which subscriptions"
      filters={subscriptionFilters.map(({ label, state }) => ({
        label,
        to: firstPage(list, { q, state }),
        current: state === current,
        count: (
          <FilterCount
            count={(state && counts[state]) ?? 0}
            isTrouble={state === 'past_due'}
            late={state === 'report-due' ? { count: counts.late, word: 'late' } : undefined}
          />
        ),
      }))}
    />
  );
}

const nothing = (): void => undefined;

/**
 * The open subscription. Its buttons work without scripts, but changing the plan, and adding or deleting notes, needs
 * scripts.
 */
function OpenSubscription({ subscription, now }: { subscription: SubscriptionWithTimeline; now: number }) {
  const verbs = {
    cancel: useMutation('subscription', 'cancel', nothing),
    resume: useMutation('subscription', 'resume', nothing),
    markReportSent: useMutation('subscription', 'markReportSent', nothing),
    renewLink: useMutation('subscription', 'renewLink', nothing),
  };
  const changePlan = useMutation('subscription', 'changePlan', nothing);
  // The queue returns a note that could not be added, even if another subscription or page is open by then.
  const { addPlanNote } = useChanges();
  const deleteLine = useMutation('subscription', 'deleteLine', nothing);
  return (
    <SubscriptionReader
      subscription={subscription}
      known={subscription}
      now={now}
      titleId={subscriptionList.one}
      level="h3"
      act={(mutation, label, kind) => {
        const { Form, onSubmit, pendingId } = verbs[mutation];
        return (
          <Form method="post" onSubmit={onSubmit} key={mutation}>
            <MutationInputs kind="subscription" mutation={mutation} id={subscription.id} />
            <button
              type="submit"
              className={button({ kind, size: 'compact' })}
              aria-disabled={pendingId === subscription.id}
            >
              {label}
            </button>
          </Form>
        );
      }}
      onChangePlan={(packageType) => changePlan.send(subscription, { packageType })}
      onAddNote={(text, giveBack) => addPlanNote(subscription, text, giveBack)}
      onDeleteLine={(lineId) => deleteLine.send(subscription, { lineId })}
      orderLink={({ id, invoiceNumber }) => <Link to={`${views.orders.path}?order=${id}`}>{invoiceNumber}</Link>}
    />
  );
}
