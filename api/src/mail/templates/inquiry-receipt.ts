import { contactServices } from '#api/contract/contact.ts';
import type { Template } from '#api/mail/message.ts';
import type { MailContents } from '../mail-contents.ts';
import { layout } from './layout.ts';
import { facts, link, paragraph } from './parts.ts';

/**
 * Tells whoever's address was typed that an inquiry has come. That may be anyone, and the mail bears our name: so it holds
 * no word of the visitor's, not even a name to greet, and the service only where it is one of ours.
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
        reason: `Sent because this address was given in the contact form of ${agency.name}.`,
      },
      paragraph('Hello,'),
      paragraph(
        'Thank you for writing. A person reads every message; you will have our reply, with a detailed proposal, within 24 hours.',
      ),
      facts([['Service', contactServices.find(({ value }) => value === service)?.label]]),
      paragraph('If it cannot wait, call ', agency.phone, ' or write to ', mailAgency(), '.'),
      paragraph(
        'If you did not write to us, someone else entered your address. Tell us at ',
        mailAgency(),
        ', and we will delete the message.',
      ),
    ),
  };
};
