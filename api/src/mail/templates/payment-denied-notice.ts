import { addressOf } from '../addresses.ts';
import type { MailContents } from '../mail-contents.ts';
import { layout } from './layout.ts';
import { demonstrationRemark, summaryFacts } from './order.ts';
import { facts, paragraph } from './parts.ts';
import type { Template } from './template.ts';

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
