import type { MailContents } from '#api/mail/mail-contents.ts';
import type { Template } from '#api/mail/message.ts';
import { layout } from './layout.ts';
import { demonstrationRemark, summaryFacts } from './order-parts.ts';
import { button, facts, heading, paragraph, quotation } from './parts.ts';

/** Tells the agency that an order needs review: nobody watches the admin's list all day. */
export const orderNeedsReview: Template<MailContents['order-needs-review']> = ({ why, ...order }, sender) => ({
  subject: `Needs review: order ${order.invoiceNumber} from ${order.customerName}`,
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Order',
      title: 'An order needs review',
      preheader: why,
      reason: 'Sent because something about the payment of an order is not as it should be.',
    },
    paragraph('Please compare this order with what your PayPal account shows, and settle it with the customer there.'),
    demonstrationRemark(order),
    heading('What was found'),
    quotation(why),
    facts(summaryFacts(order)),
    button(`${sender.publicUrl}/admin/orders`, 'Open the orders'),
  ),
});
