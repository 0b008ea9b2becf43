import { withLockedOrder } from '#api/orders/order-state.ts';
import { type CheckoutContext, recordEvent } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import { isPayPalFailure, type PayPalOrder, type PayPalRefusal, PayPalUnavailable } from '#api/paypal/paypal.ts';
import { assessPayment } from './assess-payment.ts';
import { callPayPal, lookUpPayment } from './call-paypal.ts';
import { type CaptureRequest, notApproved, requestCapture } from './request-capture.ts';
import { settlePayment } from './settle-payment.ts';
import { type Settlement, type Source, settlementOf } from './settlement.ts';

export type Capture = {
  settlement: Settlement;
  /** PayPal's order as it was answered last; null when PayPal was not asked. */
  facts: PayPalOrder | null;
};

/**
 * Takes the money of an order that its buyer approved, and settles it. An order that does not wait for money is left alone;
 * money that was taken already is success. When PayPal refuses or does not answer, its own record is looked at before that
 * is believed.
 *
 * @throws PayPalUnavailable when it is not known whether the money was taken: the reconciliation finds out.
 */
export async function capturePayment(orderId: string, source: Source, context: CheckoutContext): Promise<Capture> {
  const request = await requestCapture(orderId, source, context);
  if (!request) {
    const order = await context.database.maintenanceOrder.findUniqueOrThrow({ where: { id: orderId } });
    return { settlement: settlementOf(order), facts: null };
  }
  const { id, key, order } = request;
  let facts: PayPalOrder;
  try {
    const ask = () => context.paypal.captureOrder(order.paypalOrderId, key);
    facts = await callPayPal({ order, call: 'capture', id, ask }, context);
  } catch (error) {
    if (isPayPalFailure(error)) return lookAgain(request, error, source, context);
    throw error;
  }
  const verdict = assessPayment(order, facts);
  // What is said of money but not as agreed, or not in full, is looked at a second time before a person has to.
  if (verdict.kind === 'captured' && verdict.differences.length > 0)
    facts = (await lookUpPayment(order, context)) ?? facts;
  return { settlement: await settlePayment(orderId, facts, source, context), facts };
}

/** What PayPal's record says after a capture was refused, or not answered. */
async function lookAgain(
  request: CaptureRequest,
  failure: PayPalRefusal | PayPalUnavailable,
  source: Source,
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

/** The buyer's way to pay did not do. Whatever else PayPal refuses is for the agency to see, too. */
const buyersOwn =
  /^(INSTRUMENT_DECLINED|TRANSACTION_REFUSED|PAYER_|CARD_|MAX_NUMBER_OF_PAYMENT_ATTEMPTS|REDIRECT_PAYER)/;

/**
 * What a refused capture means when PayPal's record has no money either. A decline is written down: only a new approval by
 * the buyer is captured then.
 *
 * @throws PayPalUnavailable when the refusal is about us and not about the payment.
 */
async function recordDecline(
  { key, order }: CaptureRequest,
  { status, issue, debugId, message }: PayPalRefusal,
  source: Source,
  context: CheckoutContext,
): Promise<'open' | 'denied'> {
  if (notApproved.includes(issue ?? '')) return 'open';
  if (status !== 422) throw new PayPalUnavailable(message, { status, debugId });
  const { id: orderId, paypalOrderId } = order;
  await withLockedOrder(context, orderId, async (current, transaction) => {
    await recordEvent(transaction, { kind: 'denied', orderId, paypalOrderId, detail: { key, issue, source } }, context);
    if (!buyersOwn.test(issue ?? '')) {
      await flagOrder(transaction, current, { why: `PayPal refused the payment: ${issue ?? message}.` }, context);
    }
  });
  context.log.info({ orderId, issue, source }, 'payment declined');
  return 'denied';
}
