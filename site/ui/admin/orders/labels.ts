import { planNames } from '@agency/api/contract/maintenance-plans';

/** Returns a plan's name for buyers. If the plan is no longer sold, returns its type. */
export const planName = (type: string): string => planNames.find((plan) => plan.type === type)?.name ?? type;

/**
 * Formats an amount in dollars as `$149.00`, and in another currency as `149.00 EUR`. `amount` has two decimals, as
 * in the ledger.
 */
export function sum(amount: string, currency: string): string {
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`;
}
