import { planNames } from '@agency/api/contract/maintenance-plans';

/** A plan's name for buyers; a plan that is no longer sold is shown by its type. */
export const planName = (type: string): string => planNames.find((plan) => plan.type === type)?.name ?? type;

/** `$149.00`, or with its code when it is not in dollars. `amount` has two decimals, as in the ledger. */
export function sum(amount: string, currency: string): string {
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`;
}
