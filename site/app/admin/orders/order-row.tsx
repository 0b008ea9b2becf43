import * as styles from '../listing/item-list.css.ts';
import { ItemRow } from '../listing/item-row.tsx';
import type { Listing } from '../listing/listing.ts';
import { planName, sum } from './labels.ts';
import type { OrderLine } from './load-orders.ts';
import * as own from './order-row.css.ts';
import { OrderStatus } from './order-status.tsx';

type OrderRowProps = { order: OrderLine; listing: Listing; open: boolean; now: string };

/** One line of the list: who ordered, when, what under which number, and how it stands. */
export function OrderRow({ order, ...row }: OrderRowProps) {
  const { id, customerName, invoiceNumber, packageType, packagePrice, currency, createdAt } = order;
  return (
    <ItemRow id={id} name={customerName} at={createdAt} {...row}>
      <span className={styles.about}>
        {invoiceNumber}, {planName(packageType)}{' '}
      </span>
      <span className={own.standing}>
        <OrderStatus order={order} />
      </span>
      <span className={own.price}>{sum(packagePrice, currency)}</span>
    </ItemRow>
  );
}
