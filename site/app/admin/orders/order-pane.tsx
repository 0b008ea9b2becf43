import type { Listing } from '../listing/listing.ts';
import { ReadingPane } from '../listing/reading-pane.tsx';
import { Ledger } from './ledger/ledger.tsx';
import type { Order } from './load-orders.ts';
import { NeedsReview } from './needs-review.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { Clearing } from './use-clearing.ts';

type OrderPaneProps = {
  /** Null when the one that was chosen does not exist, or could not be read. */
  order: Order | null;
  read: boolean;
  listing: Listing;
  now: string;
  clearing: Clearing;
};

const unread = { title: 'Not read yet', words: 'The server did not answer when this order was opened.' };
const unknown = { title: 'No such order', words: 'Orders are never deleted, so the address must be wrong.' };

/** The order that lies open, whole: what a person must do first, then what was ordered, then what happened. */
export function OrderPane({ order, read, listing, now, clearing }: OrderPaneProps) {
  const item = order ? { id: order.id, title: order.customerName } : null;
  return (
    <ReadingPane listing={listing} item={item} gone={read ? unknown : unread}>
      {order ? (
        <>
          {order.reviewReason ? (
            <NeedsReview order={order} reviewReason={order.reviewReason} clearing={clearing} />
          ) : null}
          <OrderFacts order={order} now={now} />
          <Ledger events={order.events} />
        </>
      ) : null}
    </ReadingPane>
  );
}
