import { z } from 'zod';
import { disputeReason } from '#api/contract/orders.ts';
import { withLockedOrder } from '#api/orders/order-state.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import { PayPalUnavailable, type PayPalWebhook } from '#api/paypal/paypal.ts';
import { forgetSource, lockSubscription, recordStep } from './subscription-state.ts';

const sourceSchema = z.object({ resource: z.object({ id: z.string().min(1).max(255) }) });
/** A source that PayPal stored after it answered the capture. The event names the PayPal order of the payment. */
const laterSourceSchema = z.object({
  resource: z.object({
    id: z.string().min(1).max(255),
    metadata: z.object({ order_id: z.string().min(1).max(100) }),
  }),
});
const disputeSchema = z.object({
  resource: z.object({
    dispute_id: z.string().max(100),
    disputed_transactions: z.tuple([z.object({ seller_transaction_id: z.string().max(100) })]).rest(z.unknown()),
  }),
});

/**
 * Handles PayPal's events about sources that are stored or deleted, and about payments that a customer disputes.
 *
 * @throws PayPalUnavailable if a source was stored before its order was paid, so that PayPal sends the event again.
 */
export async function followWebhook({ type, createdAt, raw }: PayPalWebhook, context: CheckoutContext): Promise<void> {
  if (type === 'VAULT.PAYMENT-TOKEN.CREATED') {
    const { data } = laterSourceSchema.safeParse(raw);
    if (data)
      await storeSource({ vaultId: data.resource.id, storedAt: createdAt }, data.resource.metadata.order_id, context);
  }
  if (type === 'VAULT.PAYMENT-TOKEN.DELETED') {
    const { data } = sourceSchema.safeParse(raw);
    if (data) await forgetSources(data.resource.id, context);
  }
  if (type === 'CUSTOMER.DISPUTE.CREATED') {
    const { data } = disputeSchema.safeParse(raw);
    if (data) await flagDispute(data.resource, context);
  }
}

/** Records a source that PayPal stored late, if the customer has agreed. It is charged for the following months. */
async function storeSource(
  { vaultId, storedAt }: { vaultId: string; storedAt: Date },
  paypalOrderId: string,
  context: CheckoutContext,
): Promise<void> {
  const order = await context.database.maintenanceOrder.findUnique({ where: { paypalOrderId } });
  if (!order?.mayVault) return;
  const { subscriptionId, period } = order;
  if (subscriptionId === null) throw new PayPalUnavailable('a source was stored before its order was paid');
  await context.database.$transaction(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId);
    // A repeat of an old event must not restore a source that was removed after it.
    const isLatest = period === subscription.paidPeriods - 1;
    if (!isLatest || subscription.vaultId !== null || subscription.state === 'ended') return;
    const goneSince = { subscriptionId, kind: 'unvaulted', at: { gte: storedAt } };
    if ((await transaction.subscriptionEvent.count({ where: goneSince })) > 0) return;
    await transaction.subscription.update({ where: { id: subscriptionId }, data: { vaultId } });
    await recordStep(transaction, subscription, { kind: 'vaulted', period }, context);
  });
}

/** Removes a source from its subscriptions after PayPal deleted it. */
async function forgetSources(only: string, context: CheckoutContext): Promise<void> {
  const found = await context.database.subscription.findMany({ where: { vaultId: only }, select: { id: true } });
  for (const { id } of found)
    await context.database.$transaction((transaction) => forgetSource(transaction, id, context, { only }));
}

async function flagDispute(
  {
    dispute_id: id,
    disputed_transactions: [{ seller_transaction_id: paypalPaymentId }],
  }: z.infer<typeof disputeSchema>['resource'],
  context: CheckoutContext,
): Promise<void> {
  const order = await context.database.maintenanceOrder.findUnique({ where: { paypalPaymentId } });
  if (!order) return;
  const why = `${disputeReason}: ${id}.`;
  await withLockedOrder(context, order.id, async (current, transaction) => {
    const flagged = await flagOrder(transaction, current, { why }, context);
    // Another charge of the source would be disputed, too. The customer can still pay by a link.
    if (current.subscriptionId && flagged !== current) await forgetSource(transaction, current.subscriptionId, context);
  });
}
