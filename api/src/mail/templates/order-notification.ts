import type { Template } from '#api/mail/message.ts';
import { addressOf } from '#api/mail/message.ts';
import type { MailContents } from '../mail-contents.ts';
import { layout } from './layout.ts';
import { demonstrationRemark, orderFacts, orderPrice } from './order-parts.ts';
import { facts, paragraph } from './parts.ts';

/** Tells the agency that a plan was bought; an answer goes to the customer. */
export const orderNotification: Template<MailContents['order-notification']> = (order, sender) => ({
  subject: `Order ${order.invoiceNumber} from ${order.customerName}: ${order.planName}`,
  replyTo: addressOf(order.customerEmail, order.customerName),
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Order',
      title: 'A plan was bought',
      preheader: `${order.planName}, ${orderPrice(order)} per month.`,
      reason: 'Sent because someone paid for a maintenance plan.',
    },
    paragraph('Answer this mail to write to the customer. The site promises a welcome email within 24 hours.'),
    demonstrationRemark(order),
    facts(orderFacts(order)),
  ),
});
