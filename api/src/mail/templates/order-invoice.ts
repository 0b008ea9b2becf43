import { drawInvoice } from '#api/invoice/draw-invoice.ts';
import type { Invoice } from '#api/invoice/invoice.ts';
import { centsOf } from '#api/money/money.ts';
import type { OrderContent } from '../mail-contents.ts';
import type { Attachment } from '../message.ts';
import type { Sender } from './template.ts';

/**
 * The invoice of an order as a PDF. It is drawn from what the mail was written from, so a mail that is sent again carries the
 * same file, whatever the catalogue says by then.
 */
export async function orderInvoice(order: OrderContent, sender: Sender): Promise<Attachment> {
  return {
    filename: `Invoice-${order.invoiceNumber.replace(/[^\w-]+/g, '-')}.pdf`,
    content: await drawInvoice(invoiceOf(order, sender)),
    contentType: 'application/pdf',
  };
}

function invoiceOf(order: OrderContent, { agency, publicUrl }: Sender): Invoice {
  const from = new Date(order.startDate);
  return {
    number: order.invoiceNumber,
    paidAt: from,
    issuer: {
      name: agency.name,
      initials: agency.initials,
      email: agency.email,
      phone: agency.phone,
      website: new URL(publicUrl).host,
    },
    customer: { name: order.customerName, email: order.customerEmail },
    plan: { name: order.planName, tagline: order.planTagline },
    from,
    until: new Date(order.endDate),
    cents: centsOf(order.price),
    currency: order.currency,
    paymentId: order.paymentId,
    demo: order.demo,
  };
}
