import { maintenancePlans } from '@agency/api/contract/maintenance-plans';

/** What buyers call a plan; one that is not sold any more is shown by its type. */
export const planName = (type: string): string => maintenancePlans.find((plan) => plan.type === type)?.name ?? type;

/** `$149.00`, or with its code where it is not in dollars. `amount` has two decimals, as the ledger keeps it. */
export function sum(amount: string, currency: string): string {
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`;
}
