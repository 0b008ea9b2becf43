import type { OrderStatus, PaymentStatus } from '#api/contract/checkout/statuses.ts';

/**
 * The states of a maintenance order, as (payment status, order status):
 *
 *     placed
 *       |
 *       v
 *     pending, pending --- never paid, replaced, denied ---> failed, cancelled
 *       |           |                                          |          |
 *       |           |                                     (money that came late)
 *       | right     | other sum, currency,                     |          |
 *       | sum       | payee or reference                       |          |
 *       v           v                                          v          v
 *     paid,       review,                                    paid,      review,
 *     active      pending                                    active     pending
 *       |           |
 *       v           v
 *     refunded, cancelled
 *
 * The database refuses every other pair and every other way (trigger `maintenance_orders_guard`), so a mistake in a verb
 * cannot make an order paid. Nothing leaves `refunded`; `review` waits for a person, who settles it with PayPal.
 */
export const orderStatusOf = {
  pending: 'pending',
  paid: 'active',
  review: 'pending',
  failed: 'cancelled',
  refunded: 'cancelled',
} as const satisfies Record<PaymentStatus, OrderStatus>;

/** Where each state may go. */
export const transitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'review', 'failed'],
  failed: ['paid', 'review'],
  paid: ['refunded'],
  review: ['refunded'],
  refunded: [],
};

/** The columns of a state. Only an order that waits for money is looked at again by itself. */
export function statusColumns(paymentStatus: PaymentStatus) {
  const orderStatus = orderStatusOf[paymentStatus];
  return paymentStatus === 'pending'
    ? { paymentStatus, orderStatus }
    : { paymentStatus, orderStatus, nextCheckAt: null };
}
