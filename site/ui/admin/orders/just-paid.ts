import type { Order } from './order.ts';

/** How long a payment counts as recent, in ms. */
const recentMs = 5 * 60_000;

type Payment = Pick<Order, 'standing' | 'paidAt'>;

/** Whether an order was paid recently, and was not yet paid in `before`, the last known order. */
export const isJustPaid = (order: Payment, before: Pick<Order, 'standing'> | null, now: number): boolean =>
  order.standing === 'paid' && before?.standing !== 'paid' && now - Date.parse(order.paidAt ?? '') < recentMs;
