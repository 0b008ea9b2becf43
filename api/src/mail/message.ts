import type { ReactElement } from 'react';
import type { Agency } from '#api/contract/agency.ts';
import type { Address } from '#api/contract/text.ts';

export type Attachment = { filename: string; content: Buffer; contentType: string };

/** A mail ready to be sent to one recipient, in two parts that say the same. */
export type Message = {
  to: Address;
  /** Where replies go; unset = to the sender. */
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
