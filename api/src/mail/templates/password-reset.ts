import type { Draft, Sender } from '#api/mail/message.ts';
import { layout } from './layout.ts';
import { button, paragraph, remark } from './parts.ts';

/** The link that sets a new password. */
export function passwordReset(url: string, sender: Sender): Draft {
  return {
    subject: `Reset your password – ${sender.agency.name}`,
    body: layout(
      {
        sender,
        label: 'Sign-in',
        title: 'Set a new password',
        preheader: 'The link works for one hour, and once.',
        reason: `Sent because a new password was asked for at ${new URL(sender.publicUrl).host}.`,
      },
      paragraph('Someone, probably you, asked to reset the password of your account.'),
      button(url, 'Choose a new password'),
      paragraph('The link works for one hour, and once. When the password is changed, every open session ends.'),
      remark('If you did not ask for this, ignore this mail. Your password stays as it is.'),
    ),
  };
}
