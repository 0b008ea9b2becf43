import { grouped } from '@agency/api/contract/text';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import * as rowStyles from '#ui/admin/list/list-row.css.ts';
import { ListRow } from '#ui/admin/list/list-row.tsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import { ItemLink, ItemList } from '../listing/item-list.tsx';
import { ListSection } from '../listing/list-section.tsx';
import { firstPage, type Listing, type OpenPage, orderList, useListing } from '../listing/listing.ts';
import { PaneTitle, ReadingPane } from '../listing/reading-pane.tsx';
import { type Intended, toastFailure, useIntent } from '../use-intent.ts';
import { planName, sum } from './labels.ts';
import { Ledger } from './ledger/ledger.tsx';
import type { Order, OrderLine } from './load-orders.ts';
import { NeedsReview } from './needs-review.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderStatus } from './order-status.tsx';
import * as styles from './orders.css.ts';

const source = 'Whoever buys a maintenance plan appears here, paid or not yet.';

/** Everything that was ordered, beside the order that lies open. Money is moved at PayPal; here only a review is ended. */
export function Orders({
  orders: { page, requested, open },
  now,
}: {
  orders: OpenPage<OrderLine, Order>;
  now: number;
}) {
  const { items, total } = page;
  const listing = useListing(orderList);
  // A reading that failed leaves the order before it, which is not the one the address names.
  const read = requested === listing.open;
  const heading = useRef<HTMLHeadingElement>(null);
  // Awaited here and not in the order, which may be gone from the list by then, and the button that had the focus with it.
  const clearing = useIntent((answer) => {
    if (answer.status === 'done') toast({ title: 'Order cleared', description: 'It needs no review any more.' });
    else toastFailure(answer, 'Failed to clear the order.');
    const opened = document.getElementById(orderList.one);
    if (document.activeElement === document.body) (opened ?? heading.current)?.focus({ preventScroll: true });
  });
  return (
    <ListSection
      listing={listing}
      title="Maintenance orders"
      heading={heading}
      total={total}
      found={`${grouped(total)} found`}
      filter={<NeedsReviewFilter listing={listing} />}
      searched="Invoice, name, address, PayPal id"
      empty={items.length === 0 && !listing.open}
      source={source}
    >
      <ItemList page={page} listing={listing}>
        {(order) => (
          <OrderRow order={order} listing={listing} open={order.id === (read ? open?.id : listing.open)} now={now} />
        )}
      </ItemList>
      <OrderPane order={read ? open : null} read={read} listing={listing} now={now} clearing={clearing} />
    </ListSection>
  );
}

/** All orders, or those that need review: two links, so that either has an address and works without scripts. */
function NeedsReviewFilter({ listing: { list, q, attention } }: { listing: Listing }) {
  const way = (narrowed: boolean) => ({
    className: styles.way,
    to: firstPage(list, { q, attention: narrowed }),
    'aria-current': attention === narrowed ? ('true' as const) : undefined,
    preventScrollReset: true,
  });
  return (
    <nav aria-label="Which orders" className={styles.filter}>
      <Link {...way(false)}>All</Link>
      <Link {...way(true)}>
        <TriangleAlert size={15} aria-hidden="true" />
        Needs review
      </Link>
    </nav>
  );
}

type OrderRowProps = { order: OrderLine; listing: Listing; open: boolean; now: number };

/** One line of the list: who ordered, when, what under which number, and how it stands. */
function OrderRow({ order, listing, open, now }: OrderRowProps) {
  const { id, customerName, invoiceNumber, packageType, packagePrice, currency, createdAt } = order;
  return (
    <ItemLink id={id} listing={listing} open={open}>
      <ListRow name={customerName} when={<Moment at={createdAt} now={now} />}>
        <span className={rowStyles.about}>
          {invoiceNumber}, {planName(packageType)}{' '}
        </span>
        <span className={styles.standing}>
          <OrderStatus order={order} />
        </span>
        <span className={styles.price}>{sum(packagePrice, currency)}</span>
      </ListRow>
    </ItemLink>
  );
}

type OrderPaneProps = {
  /** Null when the one that was chosen does not exist, or could not be read. */
  order: Order | null;
  read: boolean;
  listing: Listing;
  now: number;
  clearing: Intended;
};

const unread = { title: 'Not read yet', message: 'The server did not answer when this order was opened.' };
const unknown = { title: 'No such order', message: 'Orders are never deleted, so the address must be wrong.' };

/** The order that lies open, whole: what a person must do first, then what was ordered, then what happened. */
function OrderPane({ order, read, listing, now, clearing }: OrderPaneProps) {
  return (
    <ReadingPane listing={listing} itemId={order?.id ?? null} instead={read ? unknown : unread}>
      {order ? (
        <>
          <PaneTitle list={listing.list}>{order.customerName}</PaneTitle>
          {order.reviewReason ? (
            <NeedsReview order={order} reviewReason={order.reviewReason} clearing={clearing} />
          ) : null}
          <TooltipProvider>
            <OrderFacts order={order} now={now} />
          </TooltipProvider>
          <Ledger events={order.events} />
        </>
      ) : null}
    </ReadingPane>
  );
}
