import type { MaintenanceOrder } from '@agency/prisma/client';
import { notFoundTexts } from '#api/contract/orders.ts';
import { NotFoundError } from '#api/graphql/failures.ts';
import { buyersOrder } from '#api/orders/buyer-orders.ts';
import type { OrderAtPayPal } from '#api/orders/order-state.ts';
import type { BuyerContext, CheckoutContext } from '#api/orders/record-event.ts';
import { storedAnswer } from './call-paypal.ts';
import { capturePayment } from './capture-payment.ts';
import { refusePayment, sayUnavailable } from './settlement.ts';

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
  const { settlement, facts } = await capturePayment(found.id, 'browser', context).catch(sayUnavailable('checking'));
  const { kind, order } = settlement;
  if (kind !== 'paid') throw refusePayment({ kind, order });
  return { result: facts ? facts.raw : await storedResult({ ...order, paypalOrderId }, context), order };
}

/** What PayPal answered when the order was paid, or as much of it as we know: asking again would only repeat it. */
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
