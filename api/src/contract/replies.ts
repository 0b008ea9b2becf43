import './zod-without-eval.ts';
import { z } from 'zod';
import { hasPlaceholder } from './reply-template.ts';
import { requiredText } from './text.ts';

/**
 * The states of a message. A reply is a `draft` until it is sent, then `queued` while it can be taken back or waits for the
 * mail server. `unknown`: the server's answer was lost, so it may have arrived. `bounced`: it came back. An answer is
 * `received`, unless a robot wrote it (`automatic`) or it is `offered`, since it names no mail of the thread. `noted`: it is a
 * private note, and never mailed.
 */
export const messageStates = [
  ...(['draft', 'queued', 'sending', 'sent', 'refused', 'bounced', 'unknown'] as const),
  ...(['received', 'automatic', 'offered', 'noted'] as const),
] as const;
export type MessageState = (typeof messageStates)[number];

/** The states of a message that the visitor, or a robot of theirs, wrote. */
export const theirStates = ['received', 'automatic', 'offered'] as const satisfies readonly MessageState[];

/** How long a reply can be taken back before it is sent, in ms. */
export const replyHoldMs = 10_000;
/** The length of a reply or an answer, in characters. */
export const mostReplyText = 20_000;
/** How many messages of a thread are shown, the latest ones. */
export const threadLength = 50;
/** The files that are kept of one mail: how many, and their size together in bytes. */
export const mostFiles = { count: 20, bytes: 25 * 1024 * 1024 };

/** The files that one reply takes along: most mail servers refuse more. */
export const mostReplyFiles = { count: 10, bytes: 10 * 1024 * 1024 };

/**
 * The policy of a mail as its sender designed it: nothing runs, is submitted or is loaded, but pictures if they are asked for;
 * links open a window of their own.
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

/** Where the server takes a file for the next reply to an inquiry, as the body of a POST. */
export const replyFilesPath = (inquiryId: string): string => `/api/admin/replies/${inquiryId}/files`;

/** Where the server has a message's HTML, made harmless, and a file; both for a signed-in admin only. */
export const messageHtmlPath = (id: string): string => `/api/admin/messages/${id}/html`;
export const messageFilePath = (id: string): string => `/api/admin/files/${id}`;

/** A reply as it is typed: anything is kept. */
export const draftSchema = z.object({
  inquiryId: z.uuid(),
  text: z.string().max(mostReplyText, `Must be at most ${mostReplyText} characters`),
});

/** A reply as it is sent. */
export const replySchema = draftSchema.extend({
  text: requiredText(mostReplyText).refine((text) => !hasPlaceholder(text), {
    message: 'Fill in or remove the placeholders in double braces first',
  }),
});

/** An answer that came by mail, as the admin pastes it, or a private note. */
export const answerSchema = z.object({ text: requiredText(mostReplyText) });
