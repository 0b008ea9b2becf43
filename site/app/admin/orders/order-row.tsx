import * as styles from '#ui/admin/list/list-row.css.ts';
import { ListRow } from '#ui/admin/list/list-row.tsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { ItemLink } from '../listing/item-list.tsx';
import type { Listing } from '../listing/listing.ts';
import { planName, sum } from './labels.ts';
import type { OrderLine } from './load-orders.ts';
import * as own from './order-row.css.ts';
import { OrderStatus } from './order-status.tsx';

type OrderRowProps = { order: OrderLine; listing: Listing; open: boolean; now: number };

/** One line of the list: who ordered, when, what under which number, and how it stands. */
export function OrderRow({ order, listing, open, now }: OrderRowProps) {
  const { id, customerName, invoiceNumber, packageType, packagePrice, currency, createdAt } = order;
  return (
    <ItemLink id={id} listing={listing} open={open}>
      <ListRow name={customerName} when={<Moment at={createdAt} now={now} />}>
        <span className={styles.about}>
          {invoiceNumber}, {planName(packageType)}{' '}
        </span>
        <span className={own.standing}>
          <OrderStatus order={order} />
        </span>
        <span className={own.price}>{sum(packagePrice, currency)}</span>
      </ListRow>
    </ItemLink>
  );
}
