import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { daysToNextTry } from '#api/contract/subscriptions.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { enqueueDecline } from './enqueue-subscription-mails.ts';
import { addDays } from './periods.ts';
import { lockSubscription, recordStep } from './subscription-state.ts';

/**
 * PayPal's issues after which another attempt is useless: the source is gone, its account is closed or restricted, or
 * its owner must approve each charge.
 */
const hard = /VAULT|TOKEN|^(?!PAYEE_).*(CLOSED|EXPIRED|RESTRICTED)|PAYER_(ACCOUNT|ACTION)/;

/**
 * Decides what follows after PayPal definitely declined the payment of a locked order, which has failed: another
 * attempt in some days, or a link by which the customer pays. A repeat for the same order changes nothing.
 */
export async function followDecline(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  context: CheckoutContext,
): Promise<void> {
  const { id: orderId, invoiceNumber, subscriptionId, period } = order;
  if (subscriptionId === null) return;
  const subscription = await lockSubscription(transaction, subscriptionId);
  if (period !== subscription.paidPeriods || subscription.state === 'ended') return;
  const told = await transaction.subscriptionEvent.count({
    where: { subscriptionId, kind: 'declined', detail: { startsWith: invoiceNumber } },
  });
  if (told > 0) return;
  const denied = await transaction.paymentEvent.findFirst({
    where: { orderId, kind: 'denied' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { detail: true },
  });
  const { issue = 'declined' } = (denied?.detail ?? {}) as { issue?: string };
  const isGone = hard.test(issue);
  // Only a stored source can be charged again without the customer.
  const days = isGone || order.byLink ? undefined : daysToNextTry[subscription.declines];
  const triesAt = days === undefined ? null : addDays(context.now(), days);
  const detail = `${invoiceNumber}: ${issue.slice(0, 200)}`;
  await recordStep(transaction, subscription, { kind: 'declined', period, detail }, context);
  if (isGone) await recordStep(transaction, subscription, { kind: 'unvaulted', period }, context);
  if (!triesAt) await recordStep(transaction, subscription, { kind: 'past-due', period }, context);
  await enqueueDecline(transaction, subscription, { order, triesAt }, context);
  await transaction.subscription.update({
    where: { id: subscriptionId },
    data: {
      declines: subscription.declines + 1,
      ...(isGone && { vaultId: null }),
      ...(triesAt ? { actsAt: triesAt } : { state: 'past-due', actsAt: context.now() }),
    },
  });
  context.log.warn({ subscriptionId, period, issue, triesAt }, 'a charge was declined');
}
