import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import type { OrderStatus, PaymentStatus } from '#api/contract/orders.ts';

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
 * The database refuses every other pair and transition (trigger `maintenance_orders_guard`), so a mistake in a verb
 * cannot make an order paid. `refunded` is final. `review` waits for a person, who refunds the payment at PayPal.
 */
export const orderStatusOf = {
  pending: 'pending',
  paid: 'active',
  review: 'pending',
  failed: 'cancelled',
  refunded: 'cancelled',
} as const satisfies Record<PaymentStatus, OrderStatus>;

export const transitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'review', 'failed'],
  failed: ['paid', 'review'],
  paid: ['refunded'],
  review: ['refunded'],
  refunded: [],
};

/** Returns the columns of a state. Only a pending order has a time for the next automatic check. */
function statusColumns(paymentStatus: PaymentStatus) {
  const orderStatus = orderStatusOf[paymentStatus];
  return paymentStatus === 'pending'
    ? { paymentStatus, orderStatus }
    : { paymentStatus, orderStatus, nextCheckAt: null };
}

/**
 * Moves a locked order to another state.
 *
 * @throws Error if the transition is not allowed, which is a bug.
 */
export function changeStatus(
  transaction: Prisma.TransactionClient,
  { id, paymentStatus: from }: MaintenanceOrder,
  to: PaymentStatus,
  data: Prisma.MaintenanceOrderUpdateInput = {},
): Promise<MaintenanceOrder> {
  if (!transitions[from as PaymentStatus].includes(to))
    throw new Error(`An order that is ${from} does not become ${to}.`);
  return transaction.maintenanceOrder.update({ where: { id }, data: { ...data, ...statusColumns(to) } });
}

/** Locks the order until the transaction ends, and returns it. */
export async function lockOrder(transaction: Prisma.TransactionClient, id: string): Promise<MaintenanceOrder> {
  await transaction.$queryRaw`SELECT 1 FROM maintenance_orders WHERE id = ${id}::uuid FOR UPDATE`;
  return transaction.maintenanceOrder.findUniqueOrThrow({ where: { id } });
}

/**
 * Placing and settling an order may wait this long (ms) for each other's lock: longer than by default, but not longer
 * than a visitor waits.
 */
export const lockTimeouts = { maxWait: 10_000, timeout: 15_000 } as const;

/** Runs a transaction that holds an order's lock. */
export function withLockedOrder<Result>(
  { database }: { readonly database: PrismaClient },
  id: string,
  work: (order: MaintenanceOrder, transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  return database.$transaction(
    async (transaction) => work(await lockOrder(transaction, id), transaction),
    lockTimeouts,
  );
}

export type OrderAtPayPal = MaintenanceOrder & { paypalOrderId: string };
