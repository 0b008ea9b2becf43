import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import type { CheckoutContext } from '#api/orders/record-event.ts';

/** No request is still on its way after this, whatever lies between us and PayPal. */
const lostAfterMs = 15 * 60_000;

/** Captures that moved money, or may yet. */
const money = new Set(['COMPLETED', 'PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const noMoney = new Set(['DECLINED', 'FAILED', 'VOIDED']);

/** Refusals of a buyer who has not said yes, or not to the end. */
export const notApproved: readonly string[] = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];

type Transaction = Prisma.TransactionClient;
type Attempt = { id: string; keyNumber: number };

/**
 * Adds an attempt to capture a locked order. Retries share the number of its key, so that a repeat is the same capture to
 * PayPal. Only once PayPal has refused for certain, by a decline or since the buyer had not approved, is the next approval a
 * capture of its own: the old key would answer the old refusal again. PayPal itself captures an order once.
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

/** Records that PayPal refused an attempt. That is not certain yet: an earlier repeat of it may have arrived. */
export async function refuseAttempt(transaction: Transaction, id: string, issue: string | null): Promise<void> {
  const keyUsed = notApproved.includes(issue ?? '');
  await transaction.paymentAttempt.updateMany({
    where: { id },
    data: { state: 'refused', ...(keyUsed && { keyUsed }) },
  });
}

/**
 * Records what PayPal answered about a locked order. An answer without money ends the attempts that were refused before, and
 * those that were sent so long ago that they cannot arrive any more.
 *
 * @param attemptId the attempt that it answers; null for a look-up.
 * @param status of the money where there is any, else of PayPal's order.
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
  // PayPal not knowing the order at all says nothing of what became of a request.
  if (status !== 'NOT_FOUND') await end({ state: 'refused' });
}

/**
 * Records that PayPal declined to take money for a locked order.
 *
 * @param keyNumber of the attempt that was declined; left out, of whichever made the capture.
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
 * Whether money may be on its way for a locked order that is still open: a capture was asked for, and PayPal has not said for
 * certain that none was made. Such an order is neither replaced nor ended, or its buyer might pay twice.
 */
export async function isPaymentUnderWay(
  transaction: Transaction,
  { id: orderId, captureStatus }: MaintenanceOrder,
): Promise<boolean> {
  if (captureStatus !== null) return true;
  return (await transaction.paymentAttempt.count({ where: { orderId, state: { not: 'over' } } })) > 0;
}
