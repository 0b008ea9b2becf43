import type { MaintenanceOrder } from '@agency/prisma/client';
import { notFoundTexts } from '#api/contract/orders.ts';
import { NotFoundError } from '#api/graphql/failures.ts';
import { buyersOrder } from '#api/orders/buyer-orders.ts';
import { type OrderAtPayPal, withLockedOrder } from '#api/orders/order-state.ts';
import { type BuyerContext, type CheckoutContext, type PaymentSource, recordEvent } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import { isPayPalFailure, type PayPalOrder, type PayPalRefusal, PayPalUnavailable } from '#api/paypal/paypal.ts';
import { isOver, nextCheck } from '#api/reconciliation/check-times.ts';
import { assessPayment } from './assess-payment.ts';
import { callPayPal, lookUpPayment, storedAnswer } from './call-paypal.ts';
import { addAttempt, declineAttempts, notApproved } from './payment-attempts.ts';
import { refusePayment, type Settlement, sayUnavailable, settlementOf, settlePayment } from './settle-payment.ts';

/** `result`: PayPal's own answer, with `purchase_units`. */
export type CaptureResult = { result: unknown; order: MaintenanceOrder };

/**
 * Captures the money of an order that its buyer approved, on the browser's request. A repeat for a paid order returns
 * the same success.
 *
 * @throws NotFoundError if the order is not this browser's, RateLimitedError, PaymentRefusedError,
 * PaymentUnavailableError.
 */
export async function capturePaypalOrder(paypalOrderId: string, context: BuyerContext): Promise<CaptureResult> {
  await context.rateLimits.consume('paymentByAddress', context.address);
  const found = await buyersOrder(context, { paypalOrderId });
  if (!found) throw new NotFoundError({ message: notFoundTexts.payment });
  const { settlement, facts } = await capturePayment(found.id, 'browser', context).catch(sayUnavailable('checking'));
  const { kind, order } = settlement;
  if (kind !== 'paid') throw refusePayment({ kind, order });
  return { result: facts ? facts.raw : await storedResult({ ...order, paypalOrderId }, context), order };
}

/** Returns PayPal's stored answer, or one built from the order's columns, without asking PayPal again. */
async function storedResult(order: OrderAtPayPal, context: CheckoutContext): Promise<unknown> {
  const answer = await storedAnswer(context.database, order.id);
  if (answer) return answer;
  const { paypalOrderId, paypalPaymentId, id, packagePrice, currency } = order;
  const amount = { currency_code: currency, value: packagePrice.toFixed(2) };
  const captures = [{ id: paypalPaymentId, status: 'COMPLETED', amount }];
  return {
    id: paypalOrderId,
    status: 'COMPLETED',
    purchase_units: [{ custom_id: id, amount, payments: { captures } }],
  };
}

type Capture = {
  settlement: Settlement;
  /** PayPal's last answer about its order. Null if PayPal was not asked. */
  facts: PayPalOrder | null;
};

/**
 * Captures the money of an approved order, and settles it. An order that is not pending is left alone; money that was
 * already taken counts as success. If PayPal refuses or does not answer, PayPal's own record decides.
 *
 * @param vaultId the id of the stored payment source that pays. If omitted, the buyer has approved the order.
 * @throws PayPalUnavailable if it is unknown whether PayPal took the money, PayPalRefusal if PayPal refuses a lookup.
 * The reconciliation asks PayPal later.
 */
export async function capturePayment(
  orderId: string,
  source: PaymentSource,
  context: CheckoutContext,
  vaultId: string | null = null,
): Promise<Capture> {
  const request = await requestCapture(orderId, source, context);
  if (!request) {
    const order = await context.database.maintenanceOrder.findUniqueOrThrow({ where: { id: orderId } });
    return { settlement: settlementOf(order), facts: null };
  }
  const { id, key, order } = request;
  const isStored = vaultId !== null;
  let facts: PayPalOrder;
  try {
    const ask = () => context.paypal.captureOrder(order.paypalOrderId, key, vaultId);
    facts = await callPayPal({ order, call: 'capture', attemptId: id, ask }, context);
  } catch (error) {
    if (isPayPalFailure(error)) return lookAgain({ ...request, isStored }, error, source, context);
    throw error;
  }
  const verdict = assessPayment(order, facts);
  // If the payment seems to differ from the order, look it up at PayPal, because the answer itself may be wrong.
  if (verdict.kind === 'captured' && verdict.differences.length > 0)
    facts = (await lookUpPayment(order, context)) ?? facts;
  return { settlement: await settlePayment(orderId, facts, source, context), facts };
}

/** A capture that may now be requested. `key`: the idempotency key. */
type CaptureRequest = { id: string; key: string; keyNumber: number; order: OrderAtPayPal };
/** `isStored`: whether a stored payment source pays, so that nobody is present to approve the payment. */
type RefusedCapture = CaptureRequest & { isStored: boolean };

/**
 * Before PayPal is asked, records an attempt, so that the order is not replaced or ended meanwhile. Returns null if
 * nothing may be captured: the order is no longer pending, has no PayPal order, or has expired and the buyer is not
 * present. A buyer who approved long ago does not expect a charge now.
 */
function requestCapture(
  orderId: string,
  source: PaymentSource,
  context: CheckoutContext,
): Promise<CaptureRequest | null> {
  return withLockedOrder(context, orderId, async (order, transaction) => {
    const { paypalOrderId } = order;
    if (order.paymentStatus !== 'pending' || !paypalOrderId) return null;
    if (source !== 'browser' && isOver(order, context.now())) return null;
    const { id, keyNumber } = await addAttempt(transaction, order, context);
    const key = keyNumber === 1 ? `capture-${paypalOrderId}` : `capture-${paypalOrderId}-${keyNumber}`;
    const money = { value: order.packagePrice.toFixed(2), currency: order.currency };
    await recordEvent(
      transaction,
      { kind: 'capture-requested', orderId, paypalOrderId, money, detail: { id, key } },
      context,
    );
    // Schedules an early check, in case this process dies now. The reconciliation's own attempts keep their growing
    // delays.
    if (source !== 'reconciliation') {
      const data = { nextCheckAt: nextCheck(context.now(), 0), checks: 0 };
      await transaction.maintenanceOrder.update({ where: { id: orderId }, data });
    }
    return { id, key, keyNumber, order: { ...order, paypalOrderId } };
  });
}

/** Looks up PayPal's record after a capture was refused or not answered. */
async function lookAgain(
  request: RefusedCapture,
  failure: PayPalRefusal | PayPalUnavailable,
  source: PaymentSource,
  context: CheckoutContext,
): Promise<Capture> {
  const { order } = request;
  const facts = await lookUpPayment(order, context);
  const settlement: Settlement = facts
    ? await settlePayment(order.id, facts, source, context)
    : { kind: 'open', order };
  if (settlement.kind !== 'open') return { settlement, facts };
  if (failure instanceof PayPalUnavailable) throw failure;
  return { settlement: { ...settlement, kind: await recordDecline(request, failure, source, context) }, facts };
}

/** PayPal's issues with the buyer's payment source. An order that PayPal declines for any other issue needs review. */
const buyersOwn =
  /^(INSTRUMENT_DECLINED|TRANSACTION_REFUSED|PAYER_|CARD_|MAX_NUMBER_OF_PAYMENT_ATTEMPTS|REDIRECT_PAYER|TOKEN_|.*VAULT)/;

/**
 * Interprets the refusal of a capture for which PayPal's record shows no money. Records a decline, after which only a
 * new approval by the buyer is captured.
 *
 * @throws PayPalUnavailable if the refusal is about our account or request, not about the payment.
 */
async function recordDecline(
  { key, keyNumber, order, isStored }: RefusedCapture,
  { status, issue, debugId, message }: PayPalRefusal,
  source: PaymentSource,
  context: CheckoutContext,
): Promise<'open' | 'denied'> {
  const isDeclined = isStored && issue === 'PAYER_ACTION_REQUIRED';
  if (notApproved.includes(issue ?? '') && !isDeclined) return 'open';
  if (status !== 422 || /^(PAYEE_|DUPLICATE_INVOICE_ID)/.test(issue ?? ''))
    throw new PayPalUnavailable(message, { status, debugId });
  const { id: orderId, paypalOrderId } = order;
  await withLockedOrder(context, orderId, async (current, transaction) => {
    await recordEvent(transaction, { kind: 'denied', orderId, paypalOrderId, detail: { key, issue, source } }, context);
    await declineAttempts(transaction, orderId, context, keyNumber);
    if (!buyersOwn.test(issue ?? '')) {
      await flagOrder(transaction, current, { why: `PayPal refused the payment: ${issue ?? message}.` }, context);
    }
  });
  context.log.info({ orderId, issue, source }, 'payment declined');
  return 'denied';
}
