import { grouped } from '@agency/api/contract/text';
import { useRef } from 'react';
import { ItemList } from '../listing/item-list.tsx';
import { ListSection } from '../listing/list-section.tsx';
import { orderList } from '../listing/listing.ts';
import { NothingListed } from '../listing/nothing-listed.tsx';
import { useListing } from '../listing/use-listing.ts';
import type { Orders as OrdersData } from './load-orders.ts';
import { NeedsReviewFilter } from './needs-review-filter.tsx';
import { OrderPane } from './order-pane.tsx';
import { OrderRow } from './order-row.tsx';
import { useClearing } from './use-clearing.ts';

const source = 'Whoever buys a maintenance plan appears here, paid or not yet.';

/** Everything that was ordered, beside the order that lies open. Money is moved at PayPal; here it is only said that a person has looked. */
export function Orders({ orders: { page, asked, open }, now }: { orders: OrdersData; now: string }) {
  const { items, total } = page;
  const listing = useListing(orderList);
  // A reading that failed leaves the order before it, which is not the one the address names.
  const read = asked === listing.open;
  const heading = useRef<HTMLHeadingElement>(null);
  const clearing = useClearing(() => {
    const opened = document.getElementById(orderList.one);
    (opened ?? heading.current)?.focus({ preventScroll: true });
  });
  const nothing = <NothingListed listing={listing} total={total} source={source} />;
  return (
    <ListSection
      listing={listing}
      title="Maintenance orders"
      heading={heading}
      total={total}
      found={`${grouped(total)} found`}
      filter={<NeedsReviewFilter listing={listing} />}
      searched="Invoice, name, address, PayPal id"
      nothing={items.length === 0 && !listing.open ? nothing : null}
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
