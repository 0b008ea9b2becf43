/**
 * Why a mail was not delivered, with a text for the admin. `unreachable`, `signIn` and `refused` are about the agency's mail
 * server, so they most likely concern every mail.
 */
export const mailCauses = {
  unreachable: 'Your mail server does not answer',
  signIn: 'Your mail server does not accept the sign-in',
  recipient: 'The mail server does not know the recipient',
  refused: 'Your mail server refused the mail',
  other: 'The mail could not be sent',
} as const;
export type MailCause = keyof typeof mailCauses;
