import type { MailContents } from '../mail-contents.ts';
import { greeting } from './greeting.ts';
import { layout } from './layout.ts';
import { demonstrationRemark, orderFacts } from './order.ts';
import { orderInvoice } from './order-invoice.ts';
import { facts, link, paragraph, remark } from './parts.ts';
import { plainName } from './plain-name.ts';
import type { Template } from './template.ts';

/** Tells the customer that the plan is paid for, and what happens now; the invoice comes with it. */
export const orderConfirmation: Template<MailContents['order-confirmation']> = (order, sender) => ({
  subject: `Your maintenance plan: ${order.planName}, invoice ${order.invoiceNumber}`,
  recipientName: plainName(order.customerName),
  body: layout(
    {
      sender,
      label: 'Order',
      title: 'Your plan is booked',
      preheader: `${order.planName} is paid for. Invoice ${order.invoiceNumber}.`,
      reason: `Sent because this address was given with an order at ${sender.agency.name}.`,
    },
    paragraph(greeting(order.customerName)),
    paragraph('Thank you. Your payment has arrived, and your maintenance plan has begun. The invoice is attached.'),
    demonstrationRemark(order),
    facts(orderFacts(order)),
    paragraph('Within 24 hours you get a welcome email that says what we need from you to begin.'),
    paragraph(
      'Monthly billing continues automatically. You can cancel anytime with 30 days notice: write to ',
      link(`mailto:${sender.agency.email}`, sender.agency.email),
      '.',
    ),
    remark('Keep this mail and its invoice: they are the record of your order.'),
  ),
  attachments: async () => [await orderInvoice(order, sender)],
});
