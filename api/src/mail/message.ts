import type { Address } from './addresses.ts';

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
