import { planNames } from '@agency/api/contract/maintenance-plans';

/** Returns a plan's name for buyers, or the type of a plan that is no longer sold. */
export const planName = (type: string): string => planNames.find((plan) => plan.type === type)?.name ?? type;

/** Formats an amount, such as `$149.00`, or `149.00 EUR` if it is not in dollars. `amount` has two decimals, as in the ledger. */
export function sum(amount: string, currency: string): string {
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`;
}
