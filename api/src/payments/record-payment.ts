import type { MaintenanceOrder } from '@agency/prisma/client';
import { z } from 'zod';
import { notFoundTexts } from '#api/contract/orders.ts';
import { InputError, NotFoundError } from '#api/graphql/failures.ts';
import { buyersOrder } from '#api/orders/buyer-orders.ts';
import { type BuyerContext, recordEvent } from '#api/orders/record-event.ts';
import { lookUpPayment } from './call-paypal.ts';
import { refusePayment, sayUnavailable, settlePayment } from './settle-payment.ts';

/** A browser's report of a payment. `paypalPaymentId`: the id of the capture. */
type PaymentReport = { orderId: string; paypalOrderId: string; paypalPaymentId: string };

/**
 * Receives a browser's report that its order is paid, and settles the order by PayPal's own record. Reports can be
 * repeated.
 *
 * @throws NotFoundError if the order is not this browser's, InputError if another payment paid the order,
 * RateLimitedError, PaymentRefusedError, PaymentUnavailableError.
 */
export async function recordPayment(report: PaymentReport, context: BuyerContext): Promise<MaintenanceOrder> {
  await context.rateLimits.consume('paymentByAddress', context.address);
  const { orderId: id, paypalOrderId, paypalPaymentId } = report;
  const order = z.uuid().safeParse(id).success ? await buyersOrder(context, { id, paypalOrderId }) : null;
  if (!order) throw new NotFoundError({ message: notFoundTexts.payment });
  const reported = { orderId: id, paypalOrderId, captureId: paypalPaymentId };
  await recordEvent(context.database, { kind: 'browser-reported', ...reported }, context);
  if (order.paymentStatus === 'paid' && order.paypalPaymentId === paypalPaymentId) return order;
  const facts = await lookUpPayment({ id, paypalOrderId }, context).catch(sayUnavailable('checking'));
  if (!facts) throw refusePayment({ kind: 'open', order });
  const settlement = await settlePayment(id, facts, 'browser', context);
  const { kind } = settlement;
  if (kind !== 'paid') throw refusePayment({ kind, order: settlement.order });
  if (!facts.captures.some((capture) => capture.id === paypalPaymentId)) {
    throw new InputError([{ path: 'paypalPaymentId', message: 'This payment does not belong to this order.' }]);
  }
  return settlement.order;
}
