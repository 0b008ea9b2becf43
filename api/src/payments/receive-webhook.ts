import type { IncomingHttpHeaders } from 'node:http';
import type { MaintenanceOrder } from '@agency/prisma/client';
import { z } from 'zod';
import { withLockedOrder } from '#api/orders/order-state.ts';
import { type CheckoutContext, eventColumns } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import type { PayPalWebhook } from '#api/paypal/paypal.ts';
import { followWebhook } from '#api/subscriptions/follow-webhook.ts';
import { lookUpPayment } from './call-paypal.ts';
import { capturePayment } from './capture-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Receives an event from PayPal, records it once, and settles the order by PayPal's own record: the event only says
 * where to look. A repeated event is handled again, which has an effect only if the first time failed.
 *
 * @throws ForgedWebhookError if the event is not from PayPal, or too old. PayPalRefusal or PayPalUnavailable if PayPal
 * could not be asked. For the last two, the route's answer makes PayPal send the event again.
 */
export async function receiveWebhook(
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  context: CheckoutContext & { readonly address: string },
): Promise<void> {
  const { paypal, log, address } = context;
  const webhook = await paypal.readWebhook(headers, rawBody, address);
  const order = await orderOf(webhook, context);
  await writeDown(webhook, order, context);
  const { id: webhookId, type, paypalOrderId } = webhook;
  const what = order ? 'webhook received' : 'webhook that belongs to none of our orders';
  log.info({ webhookId, type, orderId: order?.id, paypalOrderId }, what);
  if (order && /^(CHECKOUT\.ORDER|PAYMENT\.CAPTURE)\./.test(type)) await actOn(webhook, order, context);
  else await followWebhook(webhook, context);
}

async function writeDown(
  { id: webhookId, type, paypalOrderId, capture, raw }: PayPalWebhook,
  order: MaintenanceOrder | null,
  context: CheckoutContext,
): Promise<void> {
  const about = { orderId: order?.id ?? null, paypalOrderId, captureId: capture?.id ?? null };
  const facts = { money: capture?.amount ?? null, status: type, detail: { raw } };
  const columns = eventColumns({ kind: 'webhook-received', ...about, ...facts }, context);
  await context.database.paymentEvent.createMany({ data: [{ ...columns, webhookId }], skipDuplicates: true });
}

async function orderOf(webhook: PayPalWebhook, { database }: CheckoutContext): Promise<MaintenanceOrder | null> {
  const { paypalOrderId, capture, reference } = webhook;
  const ways = [
    paypalOrderId && { paypalOrderId },
    capture && { paypalPaymentId: capture.id },
    z.uuid().safeParse(reference).success && { id: reference as string },
  ].filter((way) => !!way);
  for (const where of ways) {
    const order = await database.maintenanceOrder.findFirst({ where });
    if (order) return order;
  }
  return null;
}

async function actOn(webhook: PayPalWebhook, order: MaintenanceOrder, context: CheckoutContext): Promise<void> {
  const { type, createdAt } = webhook;
  const { id, paypalOrderId, paypalPaymentId } = order;
  // A buyer may have paid twice. Only a refund of the recorded payment changes the order.
  const isOther = webhook.capture !== null && webhook.capture.id !== paypalPaymentId;
  if (paypalPaymentId && !isOther && /^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/.test(type)) {
    return refundPayment({ ...order, paypalPaymentId }, context);
  }
  if (!paypalOrderId || (webhook.paypalOrderId && webhook.paypalOrderId !== paypalOrderId)) {
    return flagUnknownPayment(webhook, order, context);
  }
  const facts = await lookUpPayment({ id, paypalOrderId }, context);
  if (!facts) return;
  const { kind, order: current } = await settlePayment(id, facts, 'webhook', context);
  if (kind !== 'open' || type !== 'CHECKOUT.ORDER.APPROVED' || facts.status !== 'APPROVED') return;
  // A declined payment is not retried without the buyer, who was told that no money was taken. A later approval is
  // captured.
  if (current.declinedAt && !(createdAt > current.declinedAt)) return;
  // Capture here, because the browser may not have reported the approval.
  await capturePayment(id, 'webhook', context);
}

/** Flags an order if money for it arrived through a PayPal order that is not its own. */
async function flagUnknownPayment(
  { type, paypalOrderId }: PayPalWebhook,
  { id }: MaintenanceOrder,
  context: CheckoutContext,
): Promise<void> {
  if (type !== 'PAYMENT.CAPTURE.COMPLETED') return;
  const why = `PayPal reported a payment for this order through another PayPal order: ${paypalOrderId ?? 'unnamed'}.`;
  await withLockedOrder(context, id, (order, transaction) => flagOrder(transaction, order, { why }, context));
}
