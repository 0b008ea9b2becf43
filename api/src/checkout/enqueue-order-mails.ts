import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { maintenancePlan, type PackageType } from '#api/contract/maintenance-plans/catalogue.ts';
import type { OrderContent } from '#api/mail/mail-contents.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** Leaves the confirmation (its invoice is drawn when it is sent) and the agency's notice in the outbox. */
export async function enqueueOrderMails(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { outbox, paypal, mailTo }: CheckoutContext,
): Promise<void> {
  const content = contentOf(order, paypal.isDemo);
  await outbox.enqueue(transaction, { kind: 'order-confirmation', recipient: order.customerEmail, content });
  await outbox.enqueue(transaction, { kind: 'order-notification', recipient: mailTo, content });
}

function contentOf(order: MaintenanceOrder, demo: boolean): OrderContent {
  const { id, invoiceNumber, customerName, customerEmail, packageType, packagePrice, currency } = order;
  const { paypalPaymentId, startDate, endDate } = order;
  if (!paypalPaymentId || !startDate || !endDate) throw new Error('An order is confirmed once it is paid.');
  const plan = maintenancePlan(packageType as PackageType);
  return {
    orderId: id,
    invoiceNumber,
    customerName,
    customerEmail,
    planName: plan.name,
    planTagline: plan.tagline,
    price: packagePrice.toFixed(2),
    currency,
    paymentId: paypalPaymentId,
    demo,
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
  };
}
