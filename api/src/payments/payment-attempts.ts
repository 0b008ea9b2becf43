import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import type { CheckoutContext } from '#api/orders/record-event.ts';

/** After this time, in ms, no request can still arrive at PayPal. */
const lostAfterMs = 15 * 60_000;

/** The statuses of a capture that took money, or still may. */
const money = new Set(['COMPLETED', 'PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const noMoney = new Set(['DECLINED', 'FAILED', 'VOIDED']);

/** The issues that PayPal reports if the buyer has not fully approved the order. */
export const notApproved: readonly string[] = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];

type Transaction = Prisma.TransactionClient;
type Attempt = { id: string; keyNumber: number };

/**
 * Adds an attempt to capture a locked order. Retries share a key number, so that PayPal treats a repeat as the same
 * capture. The next attempt gets a new key only after a definite refusal: a decline, or a missing approval. The old key
 * would return the old refusal. PayPal itself captures an order only once.
 */
export async function addAttempt(
  transaction: Transaction,
  { id: orderId, declinedAt }: MaintenanceOrder,
  { now }: Pick<CheckoutContext, 'now'>,
): Promise<Attempt> {
  const { _max } = await transaction.paymentAttempt.aggregate({
    where: { orderId, keyUsed: true },
    _max: { keyNumber: true },
  });
  const keyNumber = (_max.keyNumber ?? 0) + 1;
  if (declinedAt) await transaction.maintenanceOrder.update({ where: { id: orderId }, data: { declinedAt: null } });
  return transaction.paymentAttempt.create({ data: { orderId, keyNumber, requestedAt: now() } });
}

/**
 * Records that PayPal refused an attempt. This is not final: an earlier request with the same key may have arrived. If
 * the buyer's approval was missing, the next attempt gets a new key.
 */
export async function refuseAttempt(transaction: Transaction, id: string, issue: string | null): Promise<void> {
  const keyUsed = notApproved.includes(issue ?? '');
  await transaction.paymentAttempt.updateMany({
    where: { id },
    data: { state: 'refused', ...(keyUsed && { keyUsed }) },
  });
}

/**
 * Records PayPal's answer about a locked order, and ends the answered attempt. An answer without money also ends
 * attempts that are too old to still arrive. If PayPal knows the order, the answer ends refused attempts, too.
 *
 * @param attemptId the attempt that PayPal answered; null for a lookup.
 * @param status the status of the capture if there is one, otherwise that of the PayPal order.
 */
export async function answerAttempts(
  transaction: Transaction,
  { id: orderId, captureStatus }: MaintenanceOrder,
  { attemptId, status }: { attemptId: string | null; status: string },
  { now }: Pick<CheckoutContext, 'now'>,
): Promise<void> {
  const end = (where: Prisma.PaymentAttemptWhereInput) =>
    transaction.paymentAttempt.updateMany({ where: { ...where, orderId }, data: { state: 'over' } });
  if (attemptId) await end({ id: attemptId });
  const shown = money.has(status) ? status : noMoney.has(status) ? null : captureStatus;
  if (shown !== captureStatus)
    await transaction.maintenanceOrder.update({ where: { id: orderId }, data: { captureStatus: shown } });
  if (money.has(status)) return;
  await end({ requestedAt: { lte: new Date(now().getTime() - lostAfterMs) } });
  // NOT_FOUND does not prove that a refused attempt took no money.
  if (status !== 'NOT_FOUND') await end({ state: 'refused' });
}

/**
 * Records that PayPal declined to take money for a locked order.
 *
 * @param keyNumber the key number of the declined attempts; if omitted, all keys of the order count as declined.
 */
export async function declineAttempts(
  transaction: Transaction,
  orderId: string,
  { now }: Pick<CheckoutContext, 'now'>,
  keyNumber?: number,
): Promise<void> {
  await transaction.paymentAttempt.updateMany({
    where: { orderId, ...(keyNumber && { keyNumber }) },
    data: { keyUsed: true },
  });
  await transaction.maintenanceOrder.update({ where: { id: orderId }, data: { declinedAt: now() } });
}

/**
 * Returns whether a payment for a locked open order may be under way: PayPal shows a capture, or a capture was
 * requested and may still succeed. Such an order is neither replaced nor ended, because its buyer might then pay twice.
 */
export async function isPaymentUnderWay(
  transaction: Transaction,
  { id: orderId, captureStatus }: MaintenanceOrder,
): Promise<boolean> {
  if (captureStatus !== null) return true;
  return (await transaction.paymentAttempt.count({ where: { orderId, state: { not: 'over' } } })) > 0;
}
