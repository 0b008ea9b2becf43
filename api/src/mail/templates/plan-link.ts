import { planLinkMinutes } from '#api/contract/subscriptions.ts';
import type { Draft, Sender } from '#api/mail/message.ts';
import { button, layout, paragraph, remark } from './layout.ts';

export function planLink(url: string, sender: Sender): Draft {
  return {
    subject: `Your plan – ${sender.agency.name}`,
    body: layout(
      {
        sender,
        label: 'Plan',
        title: 'Your plan',
        preheader: `The link works for ${planLinkMinutes} minutes.`,
        reason: `Sent because somebody asked for the plans of this address at ${new URL(sender.publicUrl).host}.`,
      },
      paragraph('Here you can see your next charge, find your invoices, and change or cancel your plan.'),
      button(url, 'See my plan'),
      paragraph(`The link works for ${planLinkMinutes} minutes. Afterwards you can ask for another one.`),
      remark('If you did not ask for this, you can ignore this email. Nothing changes.'),
    ),
  };
}
