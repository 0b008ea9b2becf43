import type { Order } from './order.ts';

/** How long a payment counts as recent, in ms. */
const recentMs = 5 * 60_000;

type Payment = Pick<Order, 'standing' | 'paidAt'>;

/** Whether an order was paid recently, but was not yet paid in `before`, the order as last loaded. */
export const isJustPaid = (order: Payment, before: Pick<Order, 'standing'> | null, now: number): boolean =>
  order.standing === 'paid' && before?.standing !== 'paid' && now - Date.parse(order.paidAt ?? '') < recentMs;
