import { planNames } from '@agency/api/contract/maintenance-plans';

/** Returns a plan's name for buyers. If the plan is no longer sold, returns its type. */
export const planName = (type: string): string => planNames.find((plan) => plan.type === type)?.name ?? type;

/** Names the month of the subscription that an order pays for. */
export const monthLabel = ({ period }: { period: number | null }): string => `Month ${(period ?? 0) + 1}`;

/** Formats an amount: 149.00 as `$149`, and 79.50 as `$79.50`. Omits zero cents, like the site's prices. */
export const sum = (amount: string, currency: string): string =>
  Number(amount).toLocaleString('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });

/** Formats the amounts in a text of the server, which writes `149.00 USD`. */
export const withSums = (text: string): string =>
  text.replaceAll(/(\d+\.\d\d) ([A-Z]{3})\b/g, (_, amount: string, currency: string) => sum(amount, currency));
