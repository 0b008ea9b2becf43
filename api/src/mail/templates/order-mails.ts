import { centsOf, formatCents } from '#api/contract/money.ts';
import { addressOf, formatDay, formatPeriod, plainName } from '#api/contract/text.ts';
import type { MailContents, OrderContent, OrderSummary } from '#api/mail/mail-contents.ts';
import type { Template } from '#api/mail/message.ts';
import {
  button,
  type Fact,
  facts,
  greeting,
  heading,
  hostAsText,
  layout,
  link,
  paragraph,
  quotation,
  remark,
} from './layout.ts';

function orderPrice({ price, currency }: OrderSummary): string {
  return formatCents(centsOf(price), currency);
}

/** How the agency finds an order, and who placed it. */
const referenceFacts = (order: OrderSummary): Fact[] => [
  ['Invoice', order.invoiceNumber],
  ['Website', order.website && new URL(order.website).href],
  ['Name', order.customerName],
  ['Email', link(`mailto:${order.customerEmail}`, order.customerEmail)],
  ['Order', order.orderId],
];

/** The month that an order pays for, such as Month 3. */
export const monthName = ({ period = 0 }: OrderContent): string =>
  period === 0 ? 'First month' : `Month ${period + 1}`;

const planFacts = (order: OrderContent): Fact[] => [
  ['Plan', `${order.planName}, ${order.planTagline}`],
  ['Price', `${orderPrice(order)} per month`],
  ['Paid', `${formatDay(new Date(order.paidAt ?? order.startDate))}, payment ${order.paymentId}`],
  [monthName(order), formatPeriod(new Date(order.startDate), new Date(order.endDate))],
];

/**
 * The plan and the buyer, for the mail to the buyer, who may have typed any address and any text. So the mail repeats
 * only the website's host, without a link, and the name if it looks like a name.
 */
export const customerFacts = (order: OrderContent): Fact[] => [
  ...planFacts(order),
  ['Invoice', order.invoiceNumber],
  ['Website', order.website && hostAsText(order.website)],
  ['Name', plainName(order.customerName)],
  ['Order', order.orderId],
];

/** What was ordered and by whom, whether the order is paid or not. */
function summaryFacts(order: OrderSummary): Fact[] {
  return [['Plan', order.planName], ['Price', `${orderPrice(order)} per month`], ...referenceFacts(order)];
}

/** Marks a demo payment. Returns null for a real one. */
export function demonstrationRemark({ demo }: { demo: boolean }) {
  return demo ? remark('This is a demonstration: no money was taken.') : null;
}

/** Tells the agency that a plan was bought. A reply goes to the buyer. */
export const orderNotification: Template<MailContents['order-notification']> = (order, sender) => ({
  subject: `Order ${order.invoiceNumber} from ${order.customerName}: ${order.planName}`,
  replyTo: addressOf(order.customerEmail, order.customerName),
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Order',
      title: order.period ? 'A month is paid' : 'A new order',
      preheader: `${order.planName}, ${orderPrice(order)} per month.`,
      reason: 'Sent because someone paid for a maintenance plan.',
    },
    paragraph(
      order.period
        ? 'Reply to this email to write to the customer.'
        : 'Reply to this email to write to the customer. The site promises a welcome email within 24 hours.',
    ),
    demonstrationRemark(order),
    facts([...planFacts(order), ...referenceFacts(order)]),
  ),
});

/** Tells the agency that an order needs review, because the admin does not watch the list of orders. */
export const orderNeedsReview: Template<MailContents['order-needs-review']> = ({ why, ...order }, sender) => ({
  subject: `Needs review: order ${order.invoiceNumber} from ${order.customerName}`,
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Order',
      title: 'An order needs review',
      preheader: why,
      reason: 'Sent because something is wrong with the payment for an order.',
    },
    paragraph('Please check this order against your PayPal account, and settle it with the customer there.'),
    demonstrationRemark(order),
    heading('What we found'),
    quotation(why),
    facts(summaryFacts(order)),
    button(`${sender.publicUrl}/admin/orders`, 'Open the orders'),
  ),
});

/** Tells the buyer, as the checkout promised, that PayPal declined a payment that was on hold. */
export const paymentDenied: Template<MailContents['payment-denied']> = (order, sender) => ({
  subject: `Your payment did not go through: ${order.planName}, order ${order.invoiceNumber}`,
  recipientName: plainName(order.customerName),
  body: layout(
    {
      sender,
      label: 'Order',
      title: 'Your payment did not go through',
      preheader: 'You owe nothing, and you can start over.',
      reason: `You are receiving this because someone entered this address with an order at ${sender.agency.name}.`,
    },
    paragraph(greeting(order.customerName)),
    paragraph(
      'PayPal reviewed your payment and declined it. No money was taken and you owe nothing: the order is closed.',
    ),
    demonstrationRemark(order),
    facts([
      ['Plan', order.planName],
      ['Price', `${orderPrice(order)} per month`],
      ['Order', order.invoiceNumber],
    ]),
    paragraph('If you still want the plan, you can start over, perhaps with a different payment method.'),
    button(`${sender.publicUrl}/services/wordpress-maintenance`, 'Start over'),
  ),
});

/** Tells the agency that PayPal declined a payment that was on hold. A reply goes to the buyer. */
export const paymentDeniedNotice: Template<MailContents['payment-denied-notice']> = (order, sender) => ({
  subject: `Payment failed: order ${order.invoiceNumber} from ${order.customerName}`,
  replyTo: addressOf(order.customerEmail, order.customerName),
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Order',
      title: 'A payment did not go through',
      preheader: `${order.planName}: PayPal declined the payment it had on hold.`,
      reason: 'Sent because PayPal declined a payment it had on hold.',
    },
    paragraph(
      'PayPal put this payment on hold and then declined it. No money came in, and the order is closed. The customer has been notified and knows how to start over. Reply to this email to write to them.',
    ),
    demonstrationRemark(order),
    facts(summaryFacts(order)),
  ),
});
