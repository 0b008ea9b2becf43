import type { ReactNode } from 'react';
import * as rowStyles from '../list/list-row.css.ts';
import { ListRow } from '../list/list-row.tsx';
import { sum } from './labels.ts';
import type { Order } from './order.ts';
import { isKept, OrderStatus } from './order-status.tsx';
import * as styles from './orders.css.ts';

/** The content of a row in the list of orders: customer, time, status, invoice number, and price. */
export function OrderRow({ order, when }: { order: Order; when: ReactNode }) {
  const { customerName, invoiceNumber, packagePrice, currency, standing, reviewReason, demo } = order;
  return (
    <ListRow name={customerName} when={when}>
      <span className={rowStyles.foot}>
        <span className={rowStyles.facts}>
          <OrderStatus order={{ standing, reviewReason, demo }} />
        </span>
        <span className={rowStyles.end}>
          <span className={styles.invoice}>{invoiceNumber} </span>
          <span className={styles.price} data-unpaid={isKept(standing) ? undefined : ''}>
            {sum(packagePrice, currency)}{' '}
          </span>
        </span>
      </span>
    </ListRow>
  );
}
