/**
 * Why a mail was not delivered, with a text for the admin. `unreachable`, `signIn` and `refused` are problems of the
 * agency's mail server, so most likely they affect every mail.
 */
export const mailCauses = {
  unreachable: 'Your mail server is not responding',
  signIn: 'Your mail server rejected the sign-in',
  recipient: 'The mail server rejected the recipient',
  refused: 'Your mail server refused the mail',
  other: 'The mail could not be sent',
} as const;
export type MailCause = keyof typeof mailCauses;
