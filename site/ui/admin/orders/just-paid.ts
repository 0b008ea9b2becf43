import type { Order } from './order.ts';

/** Older payments, in ms, are shown without a notice. */
const recentMs = 5 * 60_000;

type Payment = Pick<Order, 'standing' | 'startDate'>;

/** Whether an order was paid a moment ago, and not before as far as it is known. */
export const isJustPaid = (order: Payment, before: Pick<Order, 'standing'> | null, now: number): boolean =>
  order.standing === 'paid' && before?.standing !== 'paid' && now - Date.parse(order.startDate ?? '') < recentMs;
