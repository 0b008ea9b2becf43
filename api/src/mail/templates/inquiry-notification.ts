import { contactBudgets, contactServices } from '#api/contract/contact.ts';
import type { MailContents } from '#api/mail/mail-contents.ts';
import type { Template } from '#api/mail/message.ts';
import { addressOf } from '#api/mail/message.ts';
import { layout } from './layout.ts';
import { button, type Fact, facts, heading, link, paragraph, quotation } from './parts.ts';

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
    ['Regarding', inquiry.regarding],
  ];
}

/** Tells the agency of an inquiry; an answer goes to the visitor. */
export const inquiryNotification: Template<MailContents['inquiry-notification']> = (inquiry, sender) => ({
  subject: `Inquiry from ${inquiry.name}: ${serviceLabel(inquiry)}`,
  replyTo: addressOf(inquiry.email, inquiry.name),
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Inquiry',
      title: 'A new inquiry',
      preheader: inquiry.message,
      reason: 'Sent because someone filled in the contact form.',
    },
    paragraph('Answer this mail to write to the visitor. The site promises a reply within 24 hours.'),
    facts(inquiryFacts(inquiry)),
    heading('Message'),
    quotation(inquiry.message),
    button(`${sender.publicUrl}/admin`, 'Open the inbox'),
  ),
});
