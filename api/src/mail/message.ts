import type { ReactElement } from 'react';
import type { Agency } from '#api/contract/agency.ts';
import type { Address } from '#api/contract/text.ts';

export type Attachment = { filename: string; content: Buffer; contentType: string };

/** A mail ready to be sent to one recipient, as HTML and as plain text. */
export type Message = {
  to: Address;
  /** The address for replies. The sender's if unset. */
  replyTo?: Address;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
  /**
   * The earlier mails of the thread: ids of our mails, or Message-IDs. Set only if a person wrote the message; any
   * other mail is marked as `Auto-Submitted`.
   */
  continues?: readonly string[];
  /** The part of the Message-ID before the @. The mail's id if unset. */
  messageId?: string;
};

/** The sender of all mail. */
export type Sender = { agency: Agency; publicUrl: string };

/** A mail before it is rendered to HTML and text. */
export type Draft = {
  subject: string;
  body: ReactElement;
  /** The plain text. If unset, it is made from the body, without repeated spaces. */
  text?: string;
  /** The address for replies. The sender's if unset. */
  replyTo?: Address;
  /** The name next to the recipient's address. */
  recipientName?: string | undefined;
  /** As in `Message`. */
  continues?: readonly string[];
  messageId?: string;
  /** Creates the attachments when the mail is sent. */
  attachments?: (() => Promise<readonly Attachment[]>) | undefined;
};

export type Template<Content> = (content: Content, sender: Sender) => Draft;
