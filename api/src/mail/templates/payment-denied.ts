import type { MailContents } from '../mail-contents.ts';
import { greeting } from './greeting.ts';
import { layout } from './layout.ts';
import { demonstrationRemark, orderPrice } from './order.ts';
import { button, facts, paragraph } from './parts.ts';
import { plainName } from './plain-name.ts';
import type { Template } from './template.ts';

/** Tells the customer how PayPal's check of the payment ended, which they were promised a mail about. */
export const paymentDenied: Template<MailContents['payment-denied']> = (order, sender) => ({
  subject: `Your payment was not taken: ${order.planName}, order ${order.invoiceNumber}`,
  recipientName: plainName(order.customerName),
  body: layout(
    {
      sender,
      label: 'Order',
      title: 'Your payment was not taken',
      preheader: 'There is nothing to pay. You can start again.',
      reason: `Sent because this address was given with an order at ${sender.agency.name}.`,
    },
    paragraph(greeting(order.customerName)),
    paragraph(
      'PayPal checked your payment and declined it. No money was taken, and there is nothing to pay: the order has ended.',
    ),
    demonstrationRemark(order),
    facts([
      ['Plan', order.planName],
      ['Price', `${orderPrice(order)} per month`],
      ['Order', order.invoiceNumber],
    ]),
    paragraph('If you still want the plan, please start again, perhaps with another way to pay.'),
    button(`${sender.publicUrl}/services/wordpress-maintenance`, 'Start again'),
  ),
});
