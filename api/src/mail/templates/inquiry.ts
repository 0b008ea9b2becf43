import { contactBudgets, contactServices } from '#api/contract/contact.ts';
import type { MailContents } from '../mail-contents.ts';
import { type Fact, link } from './parts.ts';

type Inquiry = MailContents['inquiry-notification'];

const labelIn = (options: readonly { value: string; label: string }[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label ?? value;

/** What an inquiry is about, in words. */
export const serviceLabel = ({ service }: Inquiry): string => labelIn(contactServices, service) ?? service;

/** The fields of an inquiry but its message. */
export function inquiryFacts(inquiry: Inquiry): Fact[] {
  return [
    ['Name', inquiry.name],
    ['Email', link(`mailto:${inquiry.email}`, inquiry.email)],
    ['Company', inquiry.company],
    ['Service', serviceLabel(inquiry)],
    ['Budget', labelIn(contactBudgets, inquiry.budget || undefined)],
  ];
}
