import { contactBudgets, contactServices } from '@agency/api/contract/contact';
import { type InquiryState, inquiryFilters } from '@agency/api/contract/inquiries';

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** Returns the contact form's label for a service, or the value itself if the form no longer has the service. */
export const serviceLabel = (value: string): string => labelIn(contactServices, value);
export const budgetLabel = (value: string): string => labelIn(contactBudgets, value);

export const stateLabels: Record<InquiryState, string> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/**
 * Returns the label of a state for an inquiry. The state `open` has the label of a filter: waiting for us or for them,
 * depending on who wrote last.
 */
export const stateLabelFor = (state: InquiryState, { lastFrom }: { lastFrom: 'them' | 'us' }): string =>
  state === 'open' ? inquiryFilters[`waiting-for-${lastFrom === 'us' ? 'them' : 'us'}`].label : stateLabels[state];

/** By state: the message to show once an inquiry has been given that state. */
export const stateDone: Record<InquiryState, string> = {
  new: 'Marked as new',
  open: 'Reopened',
  done: 'Marked as done',
  won: 'Marked as won',
  lost: 'Marked as lost',
  spam: 'Marked as spam',
};
