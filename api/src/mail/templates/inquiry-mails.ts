import { contactBudgets, contactServices } from '#api/contract/contact.ts';
import { addressOf } from '#api/contract/text.ts';
import type { MailContents } from '#api/mail/mail-contents.ts';
import type { Template } from '#api/mail/message.ts';
import { button, type Fact, facts, heading, layout, link, paragraph, quotation } from './layout.ts';

type Inquiry = MailContents['inquiry-notification'];

const labelIn = (options: readonly { value: string; label: string }[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label ?? value;

const serviceLabel = ({ service }: Inquiry): string => labelIn(contactServices, service) ?? service;

function inquiryFacts(inquiry: Inquiry): Fact[] {
  return [
    ['Name', inquiry.name],
    ['Email', link(`mailto:${inquiry.email}`, inquiry.email)],
    ['Company', inquiry.company],
    ['Service', serviceLabel(inquiry)],
    ['Budget', labelIn(contactBudgets, inquiry.budget || undefined)],
    ['Regarding', inquiry.regarding],
  ];
}

/** Tells the agency of an inquiry. A reply goes to the visitor. */
export const inquiryNotification: Template<MailContents['inquiry-notification']> = (inquiry, sender) => ({
  subject: `Inquiry from ${inquiry.name}: ${serviceLabel(inquiry)}`,
  // An answer that the agency writes in a mail program refers to this id, and so joins the inquiry's thread.
  messageId: `${inquiry.submissionId}.new`,
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
    paragraph('Reply to this email to write to the visitor. The site promises a reply within 24 hours.'),
    facts(inquiryFacts(inquiry)),
    heading('Message'),
    quotation(inquiry.message),
    button(`${sender.publicUrl}/admin`, 'Open the inbox'),
  ),
});

/**
 * Confirms an inquiry to the typed address. Anyone can type any address, so the mail, which comes from us, repeats
 * nothing that the visitor wrote, not even the name. The service is named only if it is one of ours.
 */
export const inquiryReceipt: Template<MailContents['inquiry-receipt']> = ({ service }, sender) => {
  const { agency } = sender;
  const mailAgency = () => link(`mailto:${agency.email}`, agency.email);
  return {
    subject: `We have your inquiry – ${agency.name}`,
    body: layout(
      {
        sender,
        label: 'Receipt',
        title: 'We have your message',
        preheader: 'You will hear from us within 24 hours.',
        reason: `You are receiving this because someone entered this address in the contact form at ${agency.name}.`,
      },
      paragraph('Hello,'),
      paragraph(
        'Thank you for writing. A person reads every message, and you will have our reply, with a detailed proposal, within 24 hours.',
      ),
      facts([['Service', contactServices.find(({ value }) => value === service)?.label]]),
      paragraph('If it cannot wait, call ', agency.phone, ' or write to ', mailAgency(), '.'),
      paragraph(
        'If you did not write to us, someone else entered your address. Let us know at ',
        mailAgency(),
        ', and we will delete the message.',
      ),
    ),
  };
};
