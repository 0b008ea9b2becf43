import type { OrderContent } from '../mail-contents.ts';
import { type Fact, link } from './parts.ts';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A month's price with its currency, such as $149.00. */
export function orderPrice({ price, currency }: OrderContent): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(price));
}

/** What was bought. */
export function orderFacts(order: OrderContent): Fact[] {
  return [
    ['Plan', order.planName],
    ['Price', `${orderPrice(order)} per month`],
    ['Invoice', order.invoiceNumber],
    ['Paid until', `${dates.format(new Date(order.endDate))} (from ${dates.format(new Date(order.startDate))})`],
    ['Name', order.customerName],
    ['Email', link(`mailto:${order.customerEmail}`, order.customerEmail)],
    ['Order', order.orderId],
  ];
}
