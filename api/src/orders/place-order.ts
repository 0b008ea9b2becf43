import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { buyerCookieDays, currency, type MaintenanceOrderInput } from '#api/contract/orders.ts';
import { mailboxOf } from '#api/contract/text.ts';
import { otherPrice, PaymentRefusedError } from '#api/graphql/failures.ts';
import { networkOf } from '#api/http/client-address.ts';
import { readPrice } from '#api/packages/maintenance-plans.ts';
import { isPaymentUnderWay } from '#api/payments/payment-attempts.ts';
import { orderTtlMs } from '#api/reconciliation/check-times.ts';
import { hashToken, newToken } from '#api/session/session.ts';
import { isPaymentLink } from './buyer-orders.ts';
import { changeStatus, lockOrder, lockTimeouts } from './order-state.ts';
import { type BuyerContext, type CheckoutContext, recordEvent } from './record-event.ts';

export type PlacedOrder = { orderId: string; invoiceNumber: string; buyerToken: string; expiresAt: Date };

const dayMs = 24 * 3_600_000;

/**
 * Places an order, which then waits for its payment. A browser has one pending order: the same input returns that
 * order, and other input replaces it. An order whose payment may be under way is never replaced.
 *
 * @throws InputError if the plan has another price. PaymentRefusedError if a payment for the buyer's pending order may
 * be under way, or another order of the buyer has a payment in review. RateLimitedError.
 */
export async function placeOrder(input: MaintenanceOrderInput, context: BuyerContext): Promise<PlacedOrder> {
  const { database, rateLimits, address, now, log } = context;
  const { storePayment, ...entries } = input;
  const price = await readPrice(database, input.packageType);
  if (input.packagePrice !== price) throw otherPrice(price);
  await rateLimits.consume('orderByAddress', address);
  await rateLimits.consume('orderByAddressDaily', address);
  await rateLimits.consume('orderByEmail', `${networkOf(address)} ${mailboxOf(input.customerEmail)}`);
  const buyerToken = (await ownToken(context)) ?? newToken();
  const buyerHash = hashToken(buyerToken);
  const { id: orderId, invoiceNumber } = await database.$transaction(async (transaction) => {
    // Requests from one browser run one after another: of two requests at once, the second repeats or replaces the
    // first.
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${buyerHash}, 0))`;
    const waiting = await waitingOrder(transaction, buyerHash);
    if (waiting && isSame(waiting, input)) return waiting;
    if (waiting) await replace(transaction, waiting);
    const placed = await addOrder(
      transaction,
      { ...entries, mayVault: storePayment ?? false, buyerHash, currency },
      context,
    );
    if (waiting) {
      const { id, paypalOrderId } = waiting;
      const detail = { by: placed.id, invoiceNumber: placed.invoiceNumber };
      await recordEvent(transaction, { kind: 'replaced', orderId: id, paypalOrderId, detail }, context);
    }
    log.info({ orderId: placed.id, invoiceNumber: placed.invoiceNumber, replaces: waiting?.id }, 'order placed');
    return placed;
  }, lockTimeouts);
  return { orderId, invoiceNumber, buyerToken, expiresAt: new Date(now().getTime() + buyerCookieDays * dayMs) };
}

/**
 * Returns the token of this browser's buyer, or null if a new order needs another token.
 *
 * The token of a payment link is not used: other people with the link would see the new order, and the new order would
 * replace the order of the month. A token with orders of a demonstration is not used for a real order, nor a token with
 * real orders for a demonstration, because the new order would replace one of those orders.
 */
async function ownToken({ database, buyerToken, paypal }: BuyerContext): Promise<string | null> {
  if (!buyerToken || (await isPaymentLink({ database }, buyerToken))) return null;
  const where = { buyerHash: hashToken(buyerToken), demo: !paypal.isDemo };
  return (await database.maintenanceOrder.count({ where })) > 0 ? null : buyerToken;
}

/**
 * Returns the buyer's pending order. @throws PaymentRefusedError while another order of the buyer has a payment in
 * review.
 */
async function waitingOrder(
  transaction: Prisma.TransactionClient,
  buyerHash: string,
): Promise<MaintenanceOrder | null> {
  if (await transaction.maintenanceOrder.count({ where: { buyerHash, paymentStatus: 'review' } })) {
    throw new PaymentRefusedError('REVIEW');
  }
  return transaction.maintenanceOrder.findFirst({ where: { buyerHash, paymentStatus: 'pending' } });
}

function isSame(order: MaintenanceOrder, input: MaintenanceOrderInput): boolean {
  return (
    order.customerName === input.customerName &&
    order.customerEmail === input.customerEmail &&
    order.website === (input.website ?? null) &&
    order.packageType === input.packageType &&
    order.packagePrice.toFixed(2) === input.packagePrice &&
    order.mayVault === (input.storePayment ?? false)
  );
}

/**
 * Ends an order under its lock. A capture takes the same lock, so the second of the two sees what the first has done.
 */
async function replace(transaction: Prisma.TransactionClient, { id }: MaintenanceOrder): Promise<void> {
  const order = await lockOrder(transaction, id);
  if (order.paymentStatus !== 'pending' || (await isPaymentUnderWay(transaction, order))) {
    throw new PaymentRefusedError('UNDER_WAY');
  }
  await changeStatus(transaction, order, 'failed', { declinedAt: null });
}

type NewOrder = Omit<Prisma.MaintenanceOrderUncheckedCreateInput, 'demo' | 'invoiceNumber' | 'createdAt'> & {
  packagePrice: string;
  currency: string;
};

/** Writes a new order with the next invoice number, and the first entry of its ledger. */
export async function addOrder(
  transaction: Prisma.TransactionClient,
  data: NewOrder,
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const createdAt = context.now();
  const invoiceNumber = await takeInvoiceNumber(transaction, createdAt);
  const nextCheckAt = new Date(createdAt.getTime() + orderTtlMs);
  const order = await transaction.maintenanceOrder.create({
    data: { nextCheckAt, ...data, demo: context.paypal.isDemo, invoiceNumber, createdAt },
  });
  const money = { value: data.packagePrice, currency: data.currency };
  const detail = { packageType: data.packageType, invoiceNumber };
  await recordEvent(transaction, { kind: 'placed', orderId: order.id, money, detail }, context);
  return order;
}

/**
 * Takes the year's next invoice number, such as INV-2026-000123. The year's row stays locked until the transaction
 * ends, so no two orders get the same number. A rollback returns the number, so no number is skipped.
 */
async function takeInvoiceNumber(transaction: Prisma.TransactionClient, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [row] = await transaction.$queryRaw<{ number: number }[]>`
    INSERT INTO invoice_sequences (year, last_number) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = invoice_sequences.last_number + 1
    RETURNING last_number AS number`;
  return `INV-${year}-${String(row?.number).padStart(6, '0')}`;
}
