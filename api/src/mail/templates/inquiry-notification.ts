import { addressOf } from '../addresses.ts';
import type { MailContents } from '../mail-contents.ts';
import { inquiryFacts, serviceLabel } from './inquiry.ts';
import { layout } from './layout.ts';
import { button, facts, heading, paragraph, quotation } from './parts.ts';
import type { Template } from './template.ts';

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
