import type { MailContents } from '../mail-contents.ts';
import { enquiryFacts } from './enquiry.ts';
import { greeting } from './greeting.ts';
import { layout } from './layout.ts';
import { facts, heading, link, paragraph, quotation } from './parts.ts';
import { plainName } from './plain-name.ts';
import type { Template } from './template.ts';

/** Tells the visitor that the enquiry has come, and what it said. */
export const enquiryReceipt: Template<MailContents['enquiry-receipt']> = (enquiry, sender) => {
  const { agency } = sender;
  return {
    subject: `We have your enquiry – ${agency.name}`,
    recipientName: plainName(enquiry.name),
    body: layout(
      {
        sender,
        label: 'Receipt',
        title: 'We have your message',
        preheader: 'You will hear from us within 24 hours. This is what you sent.',
        reason: `Sent because this address was given in the contact form of ${agency.name}. If that was not you, ignore this mail.`,
      },
      paragraph(greeting(enquiry.name)),
      paragraph(
        'Thank you for writing. A person reads every message; you will have our reply, with a detailed proposal, within 24 hours.',
      ),
      paragraph(
        'If it cannot wait, call ',
        agency.phone,
        ' or write to ',
        link(`mailto:${agency.email}`, agency.email),
        '.',
      ),
      heading('What you sent'),
      facts(enquiryFacts(enquiry)),
      quotation(enquiry.message),
    ),
  };
};
