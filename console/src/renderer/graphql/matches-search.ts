import { fold, searchWords } from '@agency/api/contract/text';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { budgetLabel, serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';

/** Whether an inquiry contains every word of a search, as the API means it: anywhere, in its fields and their labels. */
export function matchesSearch(inquiry: Inquiry, search: string): boolean {
  const { name, email, company, service, budget, regarding, message } = inquiry;
  const stored = [name, email, company ?? '', service, budget ?? '', regarding ?? '', message];
  const text = fold([...stored, serviceLabel(service), budgetLabel(budget ?? '')].join('\n'));
  return searchWords(search).every((word) => text.includes(word));
}
