import { contactBudgets, contactServices } from '#api/contract/contact/contact.ts';
import type { MailContents } from '../mail-contents.ts';
import { type Fact, link } from './parts.ts';

type Enquiry = MailContents['enquiry-notification'];

const labelIn = (options: readonly { value: string; label: string }[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label ?? value;

/** What an enquiry is about, in words. */
export const serviceLabel = ({ service }: Enquiry): string => labelIn(contactServices, service) ?? service;

/** The fields of an enquiry but its message. */
export function enquiryFacts(enquiry: Enquiry): Fact[] {
  return [
    ['Name', enquiry.name],
    ['Email', link(`mailto:${enquiry.email}`, enquiry.email)],
    ['Company', enquiry.company],
    ['Service', serviceLabel(enquiry)],
    ['Budget', labelIn(contactBudgets, enquiry.budget || undefined)],
  ];
}
