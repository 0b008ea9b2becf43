import { contactBudgets, contactServices } from '@agency/api/contract/contact';

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** An inquiry's service, as the form labels it; a former option is shown as it was sent. */
export const serviceLabel = (value: string): string => labelIn(contactServices, value);
export const budgetLabel = (value: string): string => labelIn(contactBudgets, value);
