/**
 * Why a mail was not delivered, with what a person reads of it. `unreachable`, `signIn` and `refused` are about the agency's own
 * mail server, and most likely the same for every mail.
 */
export const mailCauses = {
  unreachable: 'Your mail server does not answer',
  signIn: 'Your mail server does not accept the sign-in',
  recipient: 'The mail server does not know the recipient',
  refused: 'Your mail server refused the mail',
  other: 'The mail could not be sent',
} as const;
export type MailCause = keyof typeof mailCauses;
