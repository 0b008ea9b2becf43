import { centsOf, formatCents } from '#api/contract/money.ts';
import { formatDay, formatPeriod } from '#api/contract/text.ts';
import type { MailContents, OrderContent, OrderSummary } from '#api/mail/mail-contents.ts';
import { addressOf, type Template } from '#api/mail/message.ts';
import { layout } from './layout.ts';
import { button, type Fact, facts, greeting, heading, link, paragraph, plainName, quotation, remark } from './parts.ts';

/** A month's price with its currency, such as $149.00. */
function orderPrice({ price, currency }: OrderSummary): string {
  return formatCents(centsOf(price), currency);
}

/** What was bought. */
export function orderFacts(order: OrderContent): Fact[] {
  return [
    ['Plan', `${order.planName}, ${order.planTagline}`],
    ['Price', `${orderPrice(order)} per month`],
    ['Paid', `${formatDay(new Date(order.startDate))}, payment ${order.paymentId}`],
    ['First month', formatPeriod(new Date(order.startDate), new Date(order.endDate))],
    ['Invoice', order.invoiceNumber],
    ['Website', websiteOf(order)],
    ['Name', order.customerName],
    ['Email', link(`mailto:${order.customerEmail}`, order.customerEmail)],
    ['Order', order.orderId],
  ];
}

/** What was ordered, whether it is paid or not. */
function summaryFacts(order: OrderSummary): Fact[] {
  return [
    ['Plan', order.planName],
    ['Price', `${orderPrice(order)} per month`],
    ['Invoice', order.invoiceNumber],
    ['Website', websiteOf(order)],
    ['Name', order.customerName],
    ['Email', link(`mailto:${order.customerEmail}`, order.customerEmail)],
    ['Order', order.orderId],
  ];
}

/** Percent-encoded, since a path could else be read as a sentence of the agency's own. */
const websiteOf = ({ website }: OrderSummary) => website && new URL(website).href;

/** Where the payment's stand-in answered, says so; elsewhere nothing. */
export function demonstrationRemark({ demo }: OrderSummary) {
  return demo ? remark('This is a demonstration: no money was taken.') : null;
}

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
