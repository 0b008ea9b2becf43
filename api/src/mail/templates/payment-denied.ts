import type { MailContents } from '#api/mail/mail-contents.ts';
import type { Template } from '#api/mail/message.ts';
import { addressOf } from '#api/mail/message.ts';
import { layout } from './layout.ts';
import { demonstrationRemark, orderPrice, summaryFacts } from './order-parts.ts';
import { button, facts, greeting, paragraph, plainName } from './parts.ts';

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

/** Tells the agency that a payment it may have counted on did not come; an answer goes to the customer. */
export const paymentDeniedNotice: Template<MailContents['payment-denied-notice']> = (order, sender) => ({
  subject: `Payment not taken: order ${order.invoiceNumber} from ${order.customerName}`,
  replyTo: addressOf(order.customerEmail, order.customerName),
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Order',
      title: 'A payment was not taken',
      preheader: `${order.planName}: PayPal declined the payment that it had been checking.`,
      reason: 'Sent because PayPal declined a payment that it had held.',
    },
    paragraph(
      'PayPal held this payment and then declined it. No money came, and the order has ended. The customer was told so, and how to start again. Answer this mail to write to them.',
    ),
    demonstrationRemark(order),
    facts(summaryFacts(order)),
  ),
});
