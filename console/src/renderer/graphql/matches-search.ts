import type { Enquiry } from '#bridge/enquiry.ts';

/** Whether an enquiry holds every word of a search, as the API means it: in name, address, company or message. */
export function matchesSearch({ name, email, company, message }: Enquiry, search: string): boolean {
  const text = [name, email, company ?? '', message].map((part) => part.toLowerCase());
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.some((part) => part.includes(word)));
}
