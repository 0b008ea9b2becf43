import { centsOf, formatCents } from '#api/contract/money.ts';
import { formatDay, formatPeriod } from '#api/contract/text.ts';
import type { OrderContent, OrderSummary } from '#api/mail/mail-contents.ts';
import { type Fact, link, remark } from './parts.ts';

/** A month's price with its currency, such as $149.00. */
export function orderPrice({ price, currency }: OrderSummary): string {
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
export function summaryFacts(order: OrderSummary): Fact[] {
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
