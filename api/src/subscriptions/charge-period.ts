import type { MaintenanceOrder } from '@agency/prisma/client';
import { daysToNextTry } from '#api/contract/subscriptions.ts';
import { changeStatus, type OrderAtPayPal, withLockedOrder } from '#api/orders/order-state.ts';
import { type CheckoutContext, recordEvent } from '#api/orders/record-event.ts';
import { lookUpPayment } from '#api/payments/call-paypal.ts';
import { capturePayment } from '#api/payments/capture-payment.ts';
import { askForOrder, storePaypalOrder } from '#api/payments/create-paypal-order.ts';
import { isPaymentUnderWay } from '#api/payments/payment-attempts.ts';
import { settlePayment } from '#api/payments/settle-payment.ts';
import { enqueueDecline } from './enqueue-subscription-mails.ts';
import { addDays } from './periods.ts';
import { lockSubscription, recordStep } from './subscription-state.ts';

/**
 * Charges a period's order by the stored payment source, or finds out what became of an earlier charge. PayPal takes the money
 * of its order once, whenever it is asked: so the order is looked up first, and a charge without an answer is never replaced
 * by another.
 *
 * @throws PayPalRefusal, PayPalUnavailable: the reconciliation tries again.
 */
export async function chargePeriod(order: MaintenanceOrder, vaultId: string, context: CheckoutContext): Promise<void> {
  if (order.paypalOrderId) {
    const { paypalOrderId } = order;
    if (await isSettled({ ...order, paypalOrderId }, context)) return;
  } else {
    await storePaypalOrder(order, await askForOrder(order, context, 'stored'), context);
  }
  const { settlement } = await capturePayment(order.id, 'reconciliation', context, vaultId);
  if (settlement.kind === 'denied') await failCharge(order.id, context);
}

/** Whether PayPal's record says what became of the charge, or has to be asked again later. */
async function isSettled(order: OrderAtPayPal, context: CheckoutContext): Promise<boolean> {
  const facts = await lookUpPayment(order, context);
  if (!facts) {
    // PayPal forgets what nobody paid; a charge that may still be on its way keeps the order.
    await replaceOrder(order.id, context);
    return true;
  }
  const { kind, order: current } = await settlePayment(order.id, facts, 'reconciliation', context);
  if (kind === 'denied' || current.declinedAt) await failCharge(order.id, context);
  return kind !== 'open' || current.declinedAt !== null;
}

/** Ends an order that PayPal has forgotten. The next step of its subscription places another. */
async function replaceOrder(orderId: string, context: CheckoutContext): Promise<void> {
  await withLockedOrder(context, orderId, async (order, transaction) => {
    if (order.paymentStatus !== 'pending' || !order.subscriptionId) return;
    if (await isPaymentUnderWay(transaction, order)) return;
    await changeStatus(transaction, order, 'failed');
    const detail = { why: 'PayPal has forgotten its order' };
    await recordEvent(transaction, { kind: 'expired', orderId, paypalOrderId: order.paypalOrderId, detail }, context);
    await lockSubscription(transaction, order.subscriptionId);
    await transaction.subscription.update({ where: { id: order.subscriptionId }, data: { actsAt: context.now() } });
  });
}

/** Refusals that no later try changes: the stored source is gone, or its account is closed. */
const hard = /VAULT|TOKEN|CLOSED|EXPIRED|PAYER_ACCOUNT|RESTRICTED/;

/**
 * Ends an order whose charge PayPal declined for certain, and decides what follows: another try in some days, or a link by
 * which the customer pays.
 */
async function failCharge(orderId: string, context: CheckoutContext): Promise<void> {
  await withLockedOrder(context, orderId, async (order, transaction) => {
    if (order.paymentStatus === 'pending') {
      // An earlier charge without an answer may have arrived: PayPal's record is asked again.
      if (await isPaymentUnderWay(transaction, order)) return;
      await changeStatus(transaction, order, 'failed', { declinedAt: null });
    }
    if (order.paymentStatus !== 'pending' && order.paymentStatus !== 'failed') return;
    if (!order.subscriptionId) return;
    const subscription = await lockSubscription(transaction, order.subscriptionId);
    if (order.period !== subscription.paidPeriods || subscription.state === 'ended') return;
    const told = await transaction.subscriptionEvent.count({
      where: { subscriptionId: subscription.id, kind: 'declined', detail: { startsWith: order.invoiceNumber } },
    });
    if (told > 0) return;
    const denied = await transaction.paymentEvent.findFirst({
      where: { orderId, kind: 'denied' },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { detail: true },
    });
    const { issue = 'declined' } = (denied?.detail ?? {}) as { issue?: string };
    const isGone = hard.test(issue);
    const days = isGone ? undefined : daysToNextTry[subscription.declines];
    const triesAt = days === undefined ? null : addDays(context.now(), days);
    const line = { kind: 'declined', period: order.period, detail: `${order.invoiceNumber}: ${issue}` } as const;
    await recordStep(transaction, subscription, line, context);
    if (isGone) await recordStep(transaction, subscription, { kind: 'unvaulted', period: order.period }, context);
    if (!triesAt) await recordStep(transaction, subscription, { kind: 'past-due', period: order.period }, context);
    await enqueueDecline(transaction, subscription, { order, triesAt }, context);
    await transaction.subscription.update({
      where: { id: subscription.id },
      data: {
        declines: subscription.declines + 1,
        ...(isGone && { vaultId: null }),
        ...(triesAt ? { actsAt: triesAt } : { state: 'past-due', actsAt: context.now() }),
      },
    });
    context.log.warn(
      { subscriptionId: subscription.id, period: order.period, issue, triesAt },
      'a charge was declined',
    );
  });
}
