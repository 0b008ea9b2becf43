import type { ReactElement } from 'react';
import type { Agency } from '#api/contract/agency.ts';
import type { Address } from '#api/contract/text.ts';

export type Attachment = { filename: string; content: Buffer; contentType: string };

/** A mail ready to be sent to one recipient, as HTML and as plain text. */
export type Message = {
  to: Address;
  /** Where replies go; unset = to the sender. */
  replyTo?: Address;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
  /** The mails that it continues, by ids of ours or their Message-IDs; set = a person wrote it. */
  continues?: readonly string[];
  /** What its Message-ID begins with; unset = the mail's id. */
  messageId?: string;
};

/** The sender of all mail. */
export type Sender = { agency: Agency; publicUrl: string };

/** A mail before it is made into HTML and text. */
export type Draft = {
  subject: string;
  body: ReactElement;
  /** Where replies go; unset = to the agency. */
  replyTo?: Address;
  /** The name beside the recipient's address. */
  recipientName?: string | undefined;
  /** As in `Message`. */
  continues?: readonly string[];
  messageId?: string;
  /** Created when the mail is sent. */
  attachments?: (() => Promise<readonly Attachment[]>) | undefined;
};

export type Template<Content> = (content: Content, sender: Sender) => Draft;
