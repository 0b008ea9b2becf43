import type { Draft, Sender } from '#api/mail/message.ts';
import { button, layout, paragraph, remark } from './layout.ts';

export function passwordReset(url: string, sender: Sender): Draft {
  return {
    subject: `Reset your password – ${sender.agency.name}`,
    body: layout(
      {
        sender,
        label: 'Login',
        title: 'Set a new password',
        preheader: 'The link works once, within the next hour.',
        reason: `Sent because a new password was requested at ${new URL(sender.publicUrl).host}.`,
      },
      paragraph('Someone, probably you, asked to reset your password.'),
      button(url, 'Choose a new password'),
      paragraph('The link works once, within the next hour. Changing the password logs you out everywhere.'),
      remark('If you did not ask for this, you can ignore this email. Your password stays the same.'),
    ),
  };
}
