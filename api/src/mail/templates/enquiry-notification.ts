import { addressOf } from '../addresses.ts';
import type { MailContents } from '../mail-contents.ts';
import { enquiryFacts, serviceLabel } from './enquiry.ts';
import { layout } from './layout.ts';
import { button, facts, heading, paragraph, quotation } from './parts.ts';
import type { Template } from './template.ts';

/** Tells the agency of an enquiry; an answer goes to the visitor. */
export const enquiryNotification: Template<MailContents['enquiry-notification']> = (enquiry, sender) => ({
  subject: `Enquiry from ${enquiry.name}: ${serviceLabel(enquiry)}`,
  replyTo: addressOf(enquiry.email, enquiry.name),
  recipientName: sender.agency.name,
  body: layout(
    {
      sender,
      label: 'Enquiry',
      title: 'A new enquiry',
      preheader: enquiry.message,
      reason: 'Sent because someone filled in the contact form.',
    },
    paragraph('Answer this mail to write to the visitor. The site promises a reply within 24 hours.'),
    facts(enquiryFacts(enquiry)),
    heading('Message'),
    quotation(enquiry.message),
    button(`${sender.publicUrl}/admin`, 'Open the inbox'),
  ),
});
