import { z } from 'zod';
import { withLockedOrder } from '#api/orders/order-state.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import type { PayPalWebhook } from '#api/paypal/paypal.ts';
import { lockSubscription, recordStep } from './subscription-state.ts';

const sourceSchema = z.object({ resource: z.object({ id: z.string().min(1).max(255) }) });
const disputeSchema = z.object({
  resource: z.object({
    dispute_id: z.string().max(100),
    disputed_transactions: z.tuple([z.object({ seller_transaction_id: z.string().max(100) })]).rest(z.unknown()),
  }),
});

/** Follows PayPal's events that are about no payment: a stored source is gone, or a customer disputes a payment. */
export async function followWebhook({ type, raw }: PayPalWebhook, context: CheckoutContext): Promise<void> {
  if (type === 'VAULT.PAYMENT-TOKEN.DELETED') {
    const { data } = sourceSchema.safeParse(raw);
    if (data) await forgetSource(data.resource.id, context);
  }
  if (type === 'CUSTOMER.DISPUTE.CREATED') {
    const { data } = disputeSchema.safeParse(raw);
    if (data) await flagDispute(data.resource, context);
  }
}

/** The months of its subscriptions are paid by a link from now on. */
async function forgetSource(vaultId: string, context: CheckoutContext): Promise<void> {
  const found = await context.database.subscription.findMany({ where: { vaultId }, select: { id: true } });
  for (const { id } of found)
    await context.database.$transaction(async (transaction) => {
      const subscription = await lockSubscription(transaction, id);
      if (subscription.vaultId !== vaultId) return;
      await transaction.subscription.update({ where: { id }, data: { vaultId: null } });
      await recordStep(transaction, subscription, { kind: 'unvaulted', period: subscription.paidPeriods }, context);
    });
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
  const why = `The customer disputes the payment at PayPal: ${id}.`;
  await withLockedOrder(context, order.id, (current, transaction) => flagOrder(transaction, current, { why }, context));
}
