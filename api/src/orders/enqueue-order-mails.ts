import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { namesOfPlan, type PackageType } from '#api/contract/maintenance-plans.ts';
import type { OrderContent, OrderSummary } from '#api/mail/mail-contents.ts';
import type { CheckoutContext } from './record-event.ts';

/** Enqueues the confirmation. The worker draws its invoice when it sends the mail. */
export async function enqueueConfirmation(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { outbox, now }: Pick<CheckoutContext, 'outbox' | 'now'>,
): Promise<void> {
  const endsAt = await planEndsAtOf(transaction, order);
  const planHasEnded = endsAt !== null && endsAt <= now();
  const content = {
    ...(await contentOf(transaction, order)),
    billing: await billingOf(transaction, order),
    ...(endsAt && { planEndsAt: endsAt.toISOString(), planHasEnded }),
  };
  await outbox.enqueue(transaction, { kind: 'order-confirmation', recipient: order.customerEmail, content });
}

/** Returns when the canceled plan of an order ends or ended. Null if the plan was not canceled. */
export async function planEndsAtOf(
  { subscription }: Pick<Prisma.TransactionClient, 'subscription'>,
  { subscriptionId: id }: Pick<MaintenanceOrder, 'subscriptionId'>,
): Promise<Date | null> {
  if (id === null) return null;
  return (await subscription.findUnique({ where: { id }, select: { endsAt: true } }))?.endsAt ?? null;
}

/**
 * Returns how the months after a paid order are paid. `once-stored`: the buyer agreed, but PayPal has not stored the
 * source yet.
 */
export async function billingOf(
  { subscription, subscriptionEvent }: Pick<Prisma.TransactionClient, 'subscription' | 'subscriptionEvent'>,
  { subscriptionId: id, mayVault }: Pick<MaintenanceOrder, 'subscriptionId' | 'mayVault'>,
): Promise<NonNullable<OrderContent['billing']>> {
  if (id === null) return 'link';
  if ((await subscription.count({ where: { id, vaultId: { not: null } } })) > 0) return 'automatic';
  const wasRemoved = (await subscriptionEvent.count({ where: { subscriptionId: id, kind: 'unvaulted' } })) > 0;
  return mayVault && !wasRemoved ? 'once-stored' : 'link';
}

export async function enqueueOrderMails(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  context: CheckoutContext,
): Promise<void> {
  const { outbox, mailTo } = context;
  await enqueueConfirmation(transaction, order, context);
  const content = await contentOf(transaction, order);
  await outbox.enqueue(transaction, { kind: 'order-notification', recipient: mailTo, content });
}

export async function enqueueReviewMail(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  why: string,
  { outbox, mailTo }: CheckoutContext,
): Promise<void> {
  const content = { ...summaryOf(order), why };
  await outbox.enqueue(transaction, { kind: 'order-needs-review', recipient: mailTo, content });
}

/** Enqueues mails to the customer and the agency after PayPal denied a payment that it had held. */
export async function enqueueDenialMails(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { outbox, mailTo }: CheckoutContext,
): Promise<void> {
  const content = summaryOf(order);
  await outbox.enqueue(transaction, { kind: 'payment-denied', recipient: order.customerEmail, content });
  await outbox.enqueue(transaction, { kind: 'payment-denied-notice', recipient: mailTo, content });
}

const planOf = ({ packageType }: MaintenanceOrder) => namesOfPlan(packageType as PackageType);

function summaryOf(order: MaintenanceOrder): OrderSummary {
  const { id, invoiceNumber, customerName, customerEmail, website, packagePrice, currency, demo } = order;
  const price = packagePrice.toFixed(2);
  return {
    orderId: id,
    invoiceNumber,
    customerName,
    customerEmail,
    ...(website !== null && { website }),
    planName: planOf(order).name,
    price,
    currency,
    demo,
  };
}

/** Returns the content of a paid order's mails and invoice. @throws if the order is not paid. */
export async function contentOf(
  { paymentEvent }: Pick<Prisma.TransactionClient, 'paymentEvent'>,
  order: MaintenanceOrder,
): Promise<OrderContent> {
  const { paypalPaymentId, startDate, endDate, period } = order;
  if (!paypalPaymentId || !startDate || !endDate) throw new Error('An order is confirmed once it is paid.');
  const settled = { orderId: order.id, kind: { in: ['settled', 'settled-late'] } };
  // The first month begins when it is paid. For a later month, the ledger has the time of the payment.
  const { at } = (period && (await paymentEvent.findFirst({ where: settled }))) || { at: startDate };
  return {
    ...summaryOf(order),
    planTagline: planOf(order).tagline,
    paymentId: paypalPaymentId,
    paidAt: at.toISOString(),
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    ...(period !== null && { period }),
  };
}
