import { fold, searchWords } from '@agency/api/contract/text/search';
import type { Enquiry } from '#bridge/enquiry.ts';
import { budgetLabel, serviceLabel } from '../inbox/labels.ts';

/** Whether an enquiry holds every word of a search, as the API means it: anywhere, in what is stored and what it is shown as. */
export function matchesSearch(enquiry: Enquiry, search: string): boolean {
  const { name, email, company, service, budget, message } = enquiry;
  const stored = [name, email, company ?? '', service, budget ?? '', message];
  const text = fold([...stored, serviceLabel(service), budgetLabel(budget ?? '')].join('\n'));
  return searchWords(search).every((word) => text.includes(word));
}
