import type { InquiryMessage } from '@agency/prisma/client';
import { z } from 'zod';
import { type Actor, changeInquiry } from '#api/contact/change-inquiry.ts';
import { lockInquiry } from '#api/contact/lock-inquiry.ts';
import type { InquiryState } from '#api/contract/inquiries.ts';
import { inputError, NotFoundError } from '#api/graphql/failures.ts';
import { takeMailLock } from '#api/mail/outbox.ts';
import { type Acting, hearAnswer } from './hear-answer.ts';
import { enqueueReply, type Transaction } from './write-reply.ts';

/** What the admin can do to a message of a thread, apart from writing and sending it. */
export type ReplyChange = 'takenBack' | 'sentAgain' | 'arrived' | 'discarded' | 'joined';

const allowed: Record<ReplyChange, readonly string[]> = {
  takenBack: ['queued'],
  sentAgain: ['refused', 'bounced', 'unknown'],
  arrived: ['unknown'],
  discarded: ['draft', 'refused', 'bounced', 'noted', 'automatic', 'offered'],
  joined: ['automatic', 'offered'],
};

/** The state that each change leads to. A repeat of the change finds the message in this state. */
const outcome: Partial<Record<ReplyChange, string>> = {
  ...{ takenBack: 'draft', sentAgain: 'queued', arrived: 'sent', joined: 'received' },
};

const tooLate: Record<ReplyChange, string> = {
  takenBack: 'It is too late to take this reply back.',
  sentAgain: 'This reply cannot be sent again.',
  arrived: 'The outcome of this reply is already known.',
  discarded: 'This reply has been sent in the meantime.',
  joined: 'This message cannot be added as an answer.',
};

/**
 * Changes a message: makes a queued reply a draft again, sends a reply again, records that a reply arrived, discards a
 * message, or makes an offered or automatic mail an answer. A repeat changes nothing.
 *
 * @throws NotFoundError if there is no such message (any more), InputError if the state of the message does not allow
 * the change.
 */
export async function changeReply(
  transaction: Transaction,
  id: string,
  change: ReplyChange,
  actor: Acting,
): Promise<{ id: string; inquiryId: string }> {
  const { outbox, now } = actor;
  const { inquiryMessage, outgoingMail } = transaction;
  const reply = z.uuid().safeParse(id).success ? await inquiryMessage.findUnique({ where: { id } }) : null;
  if (!reply) throw new NotFoundError('This reply');
  const inquiry = await lockInquiry(transaction, reply.inquiryId, actor.session);
  // The reply may have been sent or discarded while this call waited for the lock.
  const locked = await inquiryMessage.findUnique({ where: { id }, select: { state: true } });
  if (!locked) throw new NotFoundError('This reply');
  const { state } = locked;
  const done = { id, inquiryId: inquiry.id };
  if (state === outcome[change]) return done;
  const refuse = () => inputError([{ path: ['change'], message: tooLate[change] }]);
  if (!allowed[change].includes(state)) throw refuse();
  // A worker that sends the mail holds this lock. A worker that gets the lock later finds no mail.
  const needsLock = change === 'takenBack' || change === 'sentAgain';
  if (needsLock && !(await takeMailLock(transaction, id))) throw refuse();
  if (change === 'arrived') {
    await inquiryMessage.update({ where: { id }, data: { state: 'sent', error: null } });
    await outgoingMail.deleteMany({ where: { id } });
    return done;
  }
  if (change === 'joined') {
    await inquiryMessage.update({ where: { id }, data: { state: 'received' } });
    await hearAnswer(transaction, inquiry, actor);
    return done;
  }
  await outgoingMail.deleteMany({ where: { id } });
  if (change === 'discarded') await inquiryMessage.delete({ where: { id } });
  if (change === 'takenBack') await backToDraft(transaction, reply, inquiry, actor);
  if (change === 'sentAgain') {
    await inquiryMessage.update({ where: { id }, data: { state: 'queued', error: null, at: now, sendAt: now } });
    await enqueueReply(transaction, outbox, { id, text: reply.text, sendAt: now, inquiry });
  }
  return done;
}

/** Makes a reply the inquiry's draft again, and appends the text of a draft that was begun meanwhile. */
async function backToDraft(
  transaction: Transaction,
  reply: InquiryMessage,
  { id, replyId, state, trashedAt }: { id: string; replyId: string; state: string; trashedAt: Date | null },
  actor: Acting,
): Promise<void> {
  const { inquiryMessage, contactSubmission } = transaction;
  const newer = await inquiryMessage.findUnique({ where: { id: replyId } });
  if (newer) await inquiryMessage.delete({ where: { id: replyId } });
  const text = [reply.text, newer?.text].filter(Boolean).join('\n\n');
  await inquiryMessage.update({ where: { id: reply.id }, data: { state: 'draft', text, sendAt: null, error: null } });
  await transaction.messageFile.updateMany({
    where: { messageId: reply.id },
    data: { messageId: null, inquiryId: id },
  });
  // Undo what sending did: it opened a new inquiry, and may have set the inquiry to done, which ended a snooze.
  const before = (reply.stateBefore ?? 'open') as InquiryState;
  if (state === 'done') {
    if (before !== 'done') await changeInquiry(transaction, id, { change: 'state', state: before }, actor);
    const { snoozedAtBefore, wakesAtBefore: until } = reply;
    if (snoozedAtBefore && !trashedAt && (!until || until > actor.now))
      await changeInquiry(transaction, id, { change: 'snoozed', until }, actor);
  }
  const isNewAgain = state === 'open' && before === 'new';
  await contactSubmission.update({
    where: { id },
    data: { replyId: reply.id, ...(isNewAgain && { state: before }) },
  });
}

/**
 * Adds an answer that the admin pasted from a mail. The answer ends a snooze, and reopens an inquiry that was done.
 *
 * @throws NotFoundError if there is no such inquiry.
 */
export async function addAnswer(
  transaction: Transaction,
  { inquiryId, text }: { inquiryId: string; text: string },
  actor: Acting,
): Promise<{ id: string }> {
  const { by, client, now } = actor;
  const inquiry = await lockInquiry(transaction, inquiryId, actor.session);
  await transaction.inquiryMessage.create({
    // People are erased by their address, so store the address.
    data: {
      ...{ inquiryId: inquiry.id, from: 'them', state: 'received', text, at: now, by, client },
      email: inquiry.email.toLowerCase(),
    },
  });
  await hearAnswer(transaction, inquiry, actor);
  return { id: inquiry.id };
}

/**
 * Adds a private note to an inquiry. Nothing else about the inquiry changes.
 *
 * @throws NotFoundError if there is no such inquiry.
 */
export async function addNote(
  transaction: Transaction,
  { inquiryId, text }: { inquiryId: string; text: string },
  { by, client, now }: Actor & { now: Date },
): Promise<{ id: string }> {
  const { id } = await lockInquiry(transaction, inquiryId);
  await transaction.inquiryMessage.create({ data: { inquiryId: id, state: 'noted', text, at: now, by, client } });
  return { id };
}
