import type { ReactElement } from 'react';
import type { Agency } from '#api/contract/agency.ts';
import { forgotPasswordSchema } from '#api/contract/session.ts';

/** A mailbox with the name of whoever reads it. */
export type Address = { name: string; address: string };

const { email } = forgotPasswordSchema.shape;

/** Whether `text` is exactly one e-mail address, by the rule that forms go by: no list, no name, no line break. */
export function isOneAddress(text: string): boolean {
  const { success, data } = email.safeParse(text);
  return success && data === text;
}

// Line breaks and other controls end a header; marks that turn the direction of writing make one read as another.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text for a header: what a stranger wrote, on one line. */
export function oneLine(text: string): string {
  return text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Where a mail goes. @throws Error unless `address` is one address. */
export function addressOf(address: string, name = ''): Address {
  if (!isOneAddress(address)) throw new Error('Not one e-mail address.');
  return { name: oneLine(name), address };
}

export type Attachment = { filename: string; content: Buffer; contentType: string };

/** A mail ready to be sent to one recipient, in two parts that say the same. */
export type Message = {
  to: Address;
  /** Who gets the answer; unset = whoever it comes from. */
  replyTo?: Address;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
};

/** In whose name mail is written. */
export type Sender = { agency: Agency; publicUrl: string };

/** A mail before it is made into HTML and text. */
export type Draft = {
  subject: string;
  body: ReactElement;
  /** Who gets the answer; unset = the agency. */
  replyTo?: Address;
  /** Stands beside the recipient's address. */
  recipientName?: string | undefined;
  /** Made when the mail is. */
  attachments?(): Promise<readonly Attachment[]>;
};

export type Template<Content> = (content: Content, sender: Sender) => Draft;
