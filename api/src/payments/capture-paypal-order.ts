import type { MaintenanceOrder } from '@agency/prisma/client';
import { notFoundTexts, unavailableTexts } from '#api/contract/orders.ts';
import { NotFoundError, PaymentUnavailableError } from '#api/graphql/failures.ts';
import { buyersOrder } from '#api/orders/buyer-orders.ts';
import type { BuyerContext, CheckoutContext } from '#api/orders/record-event.ts';
import { isPayPalFailure } from '#api/paypal/paypal.ts';
import { storedAnswer } from './call-paypal.ts';
import { type Capture, capturePayment } from './capture-payment.ts';
import { refusePayment } from './settlement.ts';

/** `result`: PayPal's own answer, with purchase_units. */
export type CaptureResult = { result: unknown; order: MaintenanceOrder };

/**
 * Takes the money of an order that its buyer has approved, by the browser's word; for an order that is paid already it
 * answers the same success again.
 *
 * @throws NotFoundError when it is no order of this browser's, RateLimitedError, PaymentRefusedError,
 * PaymentUnavailableError.
 */
export async function capturePaypalOrder(paypalOrderId: string, context: BuyerContext): Promise<CaptureResult> {
  await context.rateLimits.consume('paymentByAddress', context.address);
  const found = await buyersOrder(context, { paypalOrderId });
  if (!found) throw new NotFoundError({ message: notFoundTexts.payment });
  const { settlement, facts } = await capture(found.id, context);
  const { kind, order } = settlement;
  if (kind !== 'paid') throw refusePayment({ kind, order });
  return { result: facts ? facts.raw : await storedResult({ ...order, paypalOrderId }, context), order };
}

async function capture(orderId: string, context: CheckoutContext): Promise<Capture> {
  try {
    return await capturePayment(orderId, 'browser', context);
  } catch (error) {
    if (!isPayPalFailure(error)) throw error;
    throw new PaymentUnavailableError(unavailableTexts.checking);
  }
}

/** What PayPal answered when the order was paid, or as much of it as we know: asking again would only repeat it. */
async function storedResult(
  order: MaintenanceOrder & { paypalOrderId: string },
  context: CheckoutContext,
): Promise<unknown> {
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
