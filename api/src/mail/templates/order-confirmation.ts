import { centsOf } from '#api/contract/money.ts';
import { ownPlansPath } from '#api/contract/subscriptions.ts';
import { formatDay, plainName } from '#api/contract/text.ts';
import { drawInvoice } from '#api/invoice/draw-invoice.ts';
import type { Invoice } from '#api/invoice/invoice.ts';
import type { OrderContent } from '#api/mail/mail-contents.ts';
import type { Attachment, Sender, Template } from '#api/mail/message.ts';
import type { MailContents } from '../mail-contents.ts';
import { facts, greeting, layout, link, paragraph, remark } from './layout.ts';
import { customerFacts, demonstrationRemark } from './order-mails.ts';

const billingTexts = {
  automatic: 'Monthly billing continues automatically, with the payment method that PayPal stored for you.',
  'once-stored':
    'Monthly billing continues automatically once PayPal has stored your payment method; otherwise we email you a link each month.',
  link: 'Each month you will get an email with a link to pay for the next one. Nothing is charged automatically.',
};

/** Says how the following months are paid, or when the canceled plan ends, and how the customer can change that. */
function outlook({ billing = 'link', planEndsAt, planHasEnded }: MailContents['order-confirmation']): string {
  if (!planEndsAt) return `${billingTexts[billing]} You can cancel anytime with 30 days’ notice: at `;
  const day = formatDay(new Date(planEndsAt));
  if (planHasEnded) return `Your plan ended on ${day}. For your invoices, open `;
  return `Your plan ends on ${day}, because it was canceled. You pay for months that begin before this date, but not for later ones. To keep your plan, open `;
}

/** Confirms to the buyer that the plan is paid for, with what happens next and the invoice. */
export const orderConfirmation: Template<MailContents['order-confirmation']> = (order, sender) => ({
  subject: `Your maintenance plan: ${order.planName}, invoice ${order.invoiceNumber}`,
  recipientName: plainName(order.customerName),
  body: layout(
    {
      sender,
      label: 'Order',
      title: !order.period ? 'Your plan has started' : order.planEndsAt ? 'Your month is paid' : 'Your plan continues',
      preheader: `${order.planName} is paid for. Invoice ${order.invoiceNumber}.`,
      reason: `You are receiving this because someone entered this address with an order at ${sender.agency.name}.`,
    },
    paragraph(greeting(order.customerName)),
    paragraph(
      order.period
        ? 'Thank you. We have your payment for another month. The invoice is attached.'
        : 'Thank you. We have your payment, and your maintenance plan has started. The invoice is attached.',
    ),
    demonstrationRemark(order),
    facts(customerFacts(order)),
    order.period
      ? null
      : paragraph('Within 24 hours you will get a welcome email that says what we need from you to get started.'),
    paragraph(
      outlook(order),
      link(`${sender.publicUrl}${ownPlansPath}`, 'your plan'),
      ', or write to ',
      link(`mailto:${sender.agency.email}`, sender.agency.email),
      '.',
    ),
    remark('Keep this email and the invoice for your records.'),
  ),
  attachments: async () => [await orderInvoice(order, sender)],
});

/**
 * Draws the invoice of an order as a PDF, only from the mail's content. Therefore, a repeated mail has the same file
 * even if the catalog has changed.
 */
export async function orderInvoice(order: OrderContent, sender: Sender): Promise<Attachment> {
  return {
    filename: `Invoice-${order.invoiceNumber.replace(/[^\w-]+/g, '-')}.pdf`,
    content: await drawInvoice(invoiceOf(order, sender)),
    contentType: 'application/pdf',
  };
}

function invoiceOf(order: OrderContent, { agency, publicUrl }: Sender): Invoice {
  return {
    number: order.invoiceNumber,
    paidAt: new Date(order.paidAt ?? order.startDate),
    issuer: {
      name: agency.name,
      initials: agency.initials,
      email: agency.email,
      phone: agency.phone,
      website: new URL(publicUrl).host,
    },
    customer: { name: order.customerName, email: order.customerEmail },
    plan: { name: order.planName, tagline: order.planTagline },
    ...(order.website && { website: new URL(order.website).host }),
    from: new Date(order.startDate),
    until: new Date(order.endDate),
    cents: centsOf(order.price),
    currency: order.currency,
    paymentId: order.paymentId,
    demo: order.demo,
  };
}
