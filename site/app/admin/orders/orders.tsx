import { grouped } from '@agency/api/contract/text';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { copyText } from '#ui/admin/copy-text.ts';
import { serviceLabel } from '#ui/admin/inbox/labels.ts';
import { lineOf, messagesOf } from '#ui/admin/kind.ts';
import { views } from '#ui/admin/kinds.ts';
import { FilterCount } from '#ui/admin/list/filter-count.tsx';
import { monthLabel } from '#ui/admin/orders/labels.ts';
import { type Order, orderKind } from '#ui/admin/orders/order.ts';
import { OrderReader, resendLabel } from '#ui/admin/orders/order-reader.tsx';
import { OrderRow } from '#ui/admin/orders/order-row.tsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { button } from '#ui/button/button.css.ts';
import { FilterLinks } from '../listing/filter-links.tsx';
import { ItemLink, ItemList } from '../listing/item-list.tsx';
import { ListSection } from '../listing/list-section.tsx';
import { addressOf, firstPage, type Listing, orderList, useListing } from '../listing/listing.ts';
import { ReadingPane } from '../listing/reading-pane.tsx';
import { usePaletteGroup } from '../palette/palette-groups.ts';
import { MutationInputs } from '../records/use-mutation.tsx';
import { type Intended, toastResult, useIntent } from '../use-intent.ts';
import type { OrdersPage } from './load-orders.ts';

const source = 'Orders of maintenance plans appear here, whether or not they are paid.';

/** The list of orders, beside the open order. Refunds are made at PayPal, not here. */
export function Orders({ orders: { page, requested, open, needingReview }, now }: { orders: OrdersPage; now: number }) {
  const { items, total } = page;
  const listing = useListing(orderList);
  // If loading fails, `open` is still the earlier order, not the order in the URL.
  const read = requested === listing.open || open?.id === listing.open;
  const shown = read ? open : null;
  const heading = useRef<HTMLHeadingElement>(null);
  // Handles the result here, because the button that had the focus may be gone by then.
  const clearing = useIntent((answer) => {
    toastResult(answer, messagesOf(orderKind.mutations.clear, {}));
    const opened = document.getElementById(orderList.one);
    if (document.activeElement === document.body) (opened ?? heading.current)?.focus({ preventScroll: true });
  });
  const resending = useIntent((answer) => toastResult(answer, messagesOf(orderKind.mutations.resendConfirmation, {})));
  const navigate = useNavigate();
  usePaletteGroup(
    orderKind.labels.all,
    items.map((order) => ({
      id: order.id,
      label: lineOf(orderKind, order),
      act: () => navigate(addressOf(listing, { open: order.id }), { preventScrollReset: true }),
    })),
  );
  return (
    <ListSection
      listing={listing}
      title="Orders"
      heading={heading}
      total={total}
      found={`${grouped(total)} found`}
      filter={<NeedsReviewFilter listing={listing} count={needingReview} />}
      searched="Name, invoice, PayPal id"
      empty={items.length === 0 && !listing.open}
      source={source}
    >
      <ItemList page={page} listing={listing}>
        {(order) => (
          <ItemLink id={order.id} listing={listing} open={order.id === (read ? open?.id : listing.open)}>
            <OrderRow order={order} when={<Moment at={order.createdAt} now={now} />} />
          </ItemLink>
        )}
      </ItemList>
      <ReadingPane listing={listing} itemId={shown?.id ?? null} instead={read ? unknown : unread}>
        {shown ? (
          <OrderReader
            order={shown}
            events={shown.events}
            now={now}
            titleId={orderList.one}
            level="h3"
            inquiry={
              shown.inquiry ? (
                <Link to={`${views.inbox.path}?inquiry=${shown.inquiry.id}`}>
                  {serviceLabel(shown.inquiry.service)}, <Moment at={shown.inquiry.createdAt} now={now} />
                </Link>
              ) : null
            }
            period={shown.period}
            subscription={
              shown.subscription ? (
                <Link to={`${views.subscriptions.path}?subscription=${shown.subscription.id}`}>
                  {monthLabel(shown)}
                </Link>
              ) : null
            }
            clear={<ClearOrder order={shown} clearing={clearing} />}
            resend={<ResendConfirmation order={shown} sending={resending} />}
            onCopy={copyText}
          />
        ) : null}
      </ReadingPane>
    </ListSection>
  );
}

function NeedsReviewFilter({ listing: { list, q, attention }, count }: { listing: Listing; count: number }) {
  const way = (label: ReactNode, narrowed: boolean) => ({
    label,
    to: firstPage(list, { q, attention: narrowed }),
    current: attention === narrowed,
  });
  const needsReview = (
    <>
      Needs review
      <FilterCount count={count} isTrouble />
    </>
  );
  return <FilterLinks label="Which orders" filters={[way('All', false), way(needsReview, true)]} />;
}

const unread = { title: 'Not loaded yet', message: 'The server did not respond when this order was opened.' };
const unknown = { title: 'No such order', message: 'Orders are never deleted, so the URL must be wrong.' };

function ResendConfirmation({ order: { id }, sending }: { order: Order; sending: Intended }) {
  const { Form, onSubmit, pendingId } = sending;
  const pending = pendingId === id;
  return (
    <Form method="post" onSubmit={onSubmit}>
      <MutationInputs kind="order" mutation="resendConfirmation" id={id} />
      <button type="submit" className={button({ kind: 'secondary', size: 'compact' })} aria-disabled={pending}>
        {pending ? 'Sending...' : resendLabel}
      </button>
    </Form>
  );
}

/** The button that clears a review. The reasons stay in the ledger. */
function ClearOrder({ order: { id, reviewReason }, clearing }: { order: Order; clearing: Intended }) {
  const { Form, onSubmit, pendingId } = clearing;
  const pending = pendingId === id;
  return (
    <Form method="post" onSubmit={onSubmit}>
      <MutationInputs kind="order" mutation="clear" id={id} />
      <input type="hidden" name="reviewReason" value={reviewReason ?? ''} />
      <button type="submit" className={button({ size: 'compact' })} aria-disabled={pending}>
        {pending ? 'Saving...' : 'Mark as reviewed'}
      </button>
    </Form>
  );
}
