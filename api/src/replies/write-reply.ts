import type { Prisma } from '@agency/prisma/client';
import { type Actor, changeInquiry } from '#api/contact/change-inquiry.ts';
import { lockInquiry } from '#api/contact/lock-inquiry.ts';
import { replyHoldMs, threadLength } from '#api/contract/replies.ts';
import { inputError } from '#api/graphql/failures.ts';
import type { MailContents } from '#api/mail/mail-contents.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import { ConflictError } from '#api/records/record-table.ts';
import { checkReplyFiles } from './reply-files.ts';

export type ReplyInput = {
  id: string;
  inquiryId: string;
  text: string;
  /** The version of the draft that the writer has seen; null if there was no draft. */
  expectedVersion: number | null | undefined;
};

export type Transaction = Prisma.TransactionClient;

/** The kind in a ConflictError about a reply. */
const kind = { model: 'inquiryMessage', type: 'InquiryMessage', one: 'reply' } as const;

/**
 * Writes the draft of a reply. Its id is the `replyId` of the inquiry, so two devices write the same draft.
 *
 * @throws NotFoundError if there is no such inquiry. InputError if the id is not the inquiry's `replyId`. ConflictError
 * if the draft was changed or sent meanwhile.
 */
export async function saveReply(transaction: Transaction, input: ReplyInput, { by, client, session }: Actor) {
  const { id, inquiryId, text } = input;
  const inquiry = await lockInquiry(transaction, inquiryId, session);
  const known = await transaction.inquiryMessage.findUnique({ where: { id } });
  if (known ? known.inquiryId !== inquiry.id : id !== inquiry.replyId)
    throw inputError([{ path: ['id'], message: 'Is not the next reply of this inquiry' }]);
  if (known && (known.state !== 'draft' || known.version !== input.expectedVersion))
    throw new ConflictError(kind, known);
  await transaction.inquiryMessage.upsert({
    where: { id },
    create: { id, inquiryId: inquiry.id, text, by, client },
    update: { text, by, client },
  });
  return inquiry;
}

type Sending = Actor & {
  outbox: Outbox;
  now: Date;
  /** When the last message that the writer has seen was written; null if unknown. */
  seenAt: Date | null;
  thenDone: boolean;
  /** How long the reply can be taken back, in ms. */
  holdMs: number;
};

/**
 * Sends a reply after a delay in which it can be taken back. A reply is not sent if its writer has not seen the
 * visitor's last message.
 *
 * @throws InputError if the visitor wrote again meanwhile, or if the files are too many or too large. Everything that
 * `saveReply` throws.
 */
export async function sendReply(
  transaction: Transaction,
  input: ReplyInput,
  sending: Sending,
): Promise<{ id: string }> {
  const { outbox, now, seenAt, thenDone, holdMs, by, client, session } = sending;
  const { id, inquiryId, text } = input;
  const inquiry = await saveReply(transaction, input, sending);
  if (inquiry.lastFrom === 'them' && seenAt && (await hasNews(transaction, inquiryId, seenAt, by)))
    throw inputError([
      { path: ['text'], message: 'The visitor has written again. Read the new message, then send your reply.' },
    ]);
  // Check the limits again, because a reply that was taken back may have added its files.
  await checkReplyFiles(transaction, inquiryId, ['text']);
  const sendAt = new Date(now.getTime() + Math.min(holdMs, replyHoldMs));
  const { state: stateBefore, snoozedAt: snoozedAtBefore, wakesAt: wakesAtBefore } = inquiry;
  const queued = { state: 'queued', at: now, sendAt, stateBefore, snoozedAtBefore, wakesAtBefore, by, client };
  await transaction.inquiryMessage.update({ where: { id }, data: queued });
  await transaction.messageFile.updateMany({ where: { inquiryId }, data: { inquiryId: null, messageId: id } });
  await transaction.contactSubmission.update({
    where: { id: inquiryId },
    data: { replyId: crypto.randomUUID(), wokenAt: null, ...(inquiry.state === 'new' && { state: 'open' }) },
  });
  if (thenDone)
    await changeInquiry(
      transaction,
      inquiryId,
      { change: 'state', state: 'done' },
      { by, client, session, outbox, now },
    );
  await enqueueReply(transaction, outbox, { id, text, sendAt, inquiry });
  return { id };
}

/**
 * Whether the visitor wrote after `seenAt`. Ignores answers that the writer pasted, because the console may send such
 * an answer right before the reply to it, if both were written offline.
 */
const hasNews = async ({ inquiryMessage }: Transaction, inquiryId: string, seenAt: Date, writer: string | null) =>
  (await inquiryMessage.count({
    where: {
      ...{ inquiryId, from: 'them', state: 'received', at: { gt: seenAt } },
      OR: [{ by: null }, { by: { not: writer } }],
    },
  })) > 0;

type Owed = {
  id: string;
  text: string;
  sendAt: Date;
  inquiry: { id: string; name: string; email: string; service: string; message: string; createdAt: Date };
};

export async function enqueueReply(transaction: Transaction, outbox: Outbox, { id, text, sendAt, inquiry }: Owed) {
  const content = await replyContent(transaction, { text, inquiry });
  await outbox.enqueue(transaction, { kind: 'reply', id, recipient: inquiry.email, sendAt, content });
}

/**
 * Returns the content of a reply's mail, which quotes the visitor's last message (before `before`, if given). If all of
 * the visitor's messages are older than the inquiry, as after a merge, the mail quotes the inquiry. The reply keeps the
 * subject of the visitor's last mail, because mail programs would show another subject as another conversation.
 */
export async function replyContent(
  { inquiryMessage }: Pick<Transaction, 'inquiryMessage'>,
  { text, inquiry, before }: { text: string; inquiry: Owed['inquiry']; before?: Date },
): Promise<MailContents['reply']> {
  const thread = await inquiryMessage.findMany({
    where: {
      ...{ inquiryId: inquiry.id, state: { in: ['sent', 'unknown', 'received'] } },
      ...(before && { at: { lt: before } }),
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: threadLength,
  });
  const first = { text: inquiry.message, at: inquiry.createdAt };
  const answers = thread.filter(({ from, at }) => from === 'them' && at >= first.at);
  const last = answers[0] ?? first;
  const subject = answers.find((answer) => answer.messageId && answer.subject)?.subject;
  const { name, service } = inquiry;
  const earlier = thread.flatMap(({ id, messageId, from, at }) => {
    const mail = messageId ?? (from === 'us' ? id : null);
    return mail ? [{ mail, at }] : [];
  });
  // The receipt's Message-ID is the inquiry's id.
  const mails = [{ mail: inquiry.id, at: first.at }, ...earlier.reverse()];
  return {
    ...{ submissionId: inquiry.id, text, name, service, ...(subject && { subject }) },
    quoted: last.text,
    quotedAt: last.at.toISOString(),
    earlier: mails.toSorted((one, other) => one.at.getTime() - other.at.getTime()).map(({ mail }) => mail),
  };
}
