import './zod-without-eval.ts';
import { z } from 'zod';
import { hasPlaceholder } from './reply-template.ts';
import { megabytes, requiredText } from './text.ts';

/**
 * The states of a message. A reply is a `draft`, then `queued` while it can be taken back or waits for the mail server.
 * `unknown`: the mail server's response was lost, so the reply may have arrived. `bounced`: another mail server
 * returned the reply. An answer is `received`, unless a program wrote it (`automatic`) or it names no mail of the
 * thread (`offered`). `noted`: a private note, which is never mailed.
 */
export const messageStates = [
  ...(['draft', 'queued', 'sending', 'sent', 'refused', 'bounced', 'unknown'] as const),
  ...(['received', 'automatic', 'offered', 'noted'] as const),
] as const;
export type MessageState = (typeof messageStates)[number];

/** The states of a message from the visitor's side, whether a person or a program wrote it. */
export const theirStates = ['received', 'automatic', 'offered'] as const satisfies readonly MessageState[];

/** How long a reply can be taken back before it is sent, in ms. */
export const replyHoldMs = 10_000;
/** The maximum length of a reply or an answer, in characters. */
export const mostReplyText = 20_000;
/** How many of the latest messages of a thread are shown. */
export const threadLength = 50;
/** The maximum number of files that are stored from one mail, and their maximum total size in bytes. */
export const mostFiles = { count: 20, bytes: 25 * 1024 * 1024 };

/**
 * The maximum number of a reply's files, and their maximum total size in bytes. Most mail servers refuse larger mails.
 */
export const mostReplyFiles = { count: 10, bytes: 10 * 1024 * 1024 };
export const replyFilesTooLarge = `The files of a reply can be at most ${megabytes(mostReplyFiles.bytes)} in total`;

/**
 * Returns the Content-Security-Policy for a mail's HTML. It allows no scripts, forms or requests, except for pictures
 * if `pictures` is set. Links open in a new window.
 */
export const mailPolicy = (pictures: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data:${pictures ? ' https: http:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/** Returns the path that receives a file for the next reply to an inquiry, as the body of a POST. */
export const replyFilesPath = (inquiryId: string): string => `/api/admin/replies/${inquiryId}/files`;

/** The paths of a message's sanitized HTML and of a file. Only the admin can open them. */
export const messageHtmlPath = (id: string): string => `/api/admin/messages/${id}/html`;
export const messageFilePath = (id: string): string => `/api/admin/files/${id}`;

/** A reply while it is typed: the text may be empty or contain placeholders. */
export const draftSchema = z.object({
  inquiryId: z.uuid(),
  text: z.string().max(mostReplyText, `Must be at most ${mostReplyText} characters`),
});

export const replySchema = draftSchema.extend({
  text: requiredText(mostReplyText).refine((text) => !hasPlaceholder(text), {
    message: 'Fill in or remove the placeholders in double braces first',
  }),
});

/** An answer that the admin pastes from a mail program, or a private note. */
export const answerSchema = z.object({ text: requiredText(mostReplyText) });
