import { TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import type { Listing } from '../listing/listing.ts';
import { PaneTitle, ReadingPane } from '../listing/reading-pane.tsx';
import type { Intended } from '../use-intent.ts';
import { Ledger } from './ledger/ledger.tsx';
import type { Order } from './load-orders.ts';
import { NeedsReview } from './needs-review.tsx';
import { OrderFacts } from './order-facts.tsx';

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
export function OrderPane({ order, read, listing, now, clearing }: OrderPaneProps) {
  return (
    <ReadingPane listing={listing} itemId={order?.id ?? null} gone={read ? unknown : unread}>
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
