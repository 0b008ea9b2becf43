import { z } from 'zod';
import { changeInquiry } from '#api/contact/change-inquiry.ts';
import { lockInquiry } from '#api/contact/lock-inquiry.ts';
import { news } from '#api/contact/mark-inquiries-read.ts';
import type { InquiryState } from '#api/contract/inquiries.ts';
import { limits } from '#api/contract/limits.ts';
import { theirStates } from '#api/contract/replies.ts';
import { inputError, NotFoundError } from '#api/graphql/failures.ts';
import { type Acting, hearAnswer } from './hear-answer.ts';
import type { Transaction } from './write-reply.ts';

/** The service of an inquiry that started as a mail. */
const serviceOfMail = 'other';

/**
 * Moves a received message to another inquiry, where it counts as an answer. Without `inquiryId`, creates a new inquiry
 * for the message, unless the message's current inquiry was already created for this message.
 *
 * @returns the inquiry that has the message now.
 * @throws NotFoundError if the message or the inquiry does not exist, InputError if the agency wrote the message.
 */
export async function moveMessage(
  transaction: Transaction,
  { id, inquiryId }: { id: string; inquiryId: string | null },
  actor: Acting,
): Promise<{ id: string }> {
  const { inquiryMessage } = transaction;
  const find = () => inquiryMessage.findUnique({ where: { id } });
  const found = z.uuid().safeParse(id).success ? await find() : null;
  if (!found) throw new NotFoundError('This message');
  const locked = await lockAll(transaction, [found.inquiryId, inquiryId ?? found.inquiryId], actor);
  // Read again, because the message may have been moved or discarded while this call waited for the locks.
  const message = await find();
  const from = message && locked.get(message.inquiryId);
  if (!from) throw new NotFoundError('This message');
  if (!theirStates.some((state) => state === message.state))
    throw inputError([{ path: ['id'], message: 'Only received messages can be moved' }]);
  // A repeat must not create a second inquiry. If `createdAt` equals the message's `at`, `begin` created this inquiry
  // for this message.
  const isBegun = from.createdAt.getTime() === message.at.getTime();
  const to = locked.get(inquiryId ?? (isBegun ? from.id : '')) ?? (await begin(transaction, message, from));
  if (to.id === from.id && message.state === 'received') return { id: to.id };
  await inquiryMessage.update({ where: { id }, data: { inquiryId: to.id, state: 'received', mergedFrom: null } });
  await hearAnswer(transaction, to, actor);
  return { id: to.id };
}

/** Locks inquiries, always in the same order, to prevent deadlocks. */
async function lockAll(transaction: Transaction, ids: readonly string[], { session }: Acting) {
  const locked = new Map<string, Awaited<ReturnType<typeof lockInquiry>>>();
  for (const id of [...new Set(ids)].sort()) locked.set(id, await lockInquiry(transaction, id, session));
  return locked;
}

type Mail = { email: string | null; subject: string | null; at: Date };

/** Creates an inquiry for a mail about another matter. The mail becomes the first message of its thread. */
async function begin(transaction: Transaction, mail: Mail, from: { name: string; email: string }) {
  const email = mail.email ?? from.email;
  const name = email === from.email.toLowerCase() ? from.name : email.slice(0, limits.name.max);
  return transaction.contactSubmission.create({
    data: {
      ...{ name, email, service: serviceOfMail, createdAt: mail.at, state: 'open' },
      message: `By mail: ${mail.subject || 'without a subject'}`,
    },
  });
}

const isUnfinished = ({ state }: { state: string }): boolean => state === 'new' || state === 'open';

/**
 * Merges an inquiry (the source) and its whole thread into another inquiry (the target), and moves the source to the
 * trash. The source's text becomes a message with the same id, so that answers to the source's receipt still find the
 * thread. If the source waits for our answer, the merge counts as an answer by the visitor to the target. The target
 * leaves spam unless the source is spam, and leaves the trash unless the source is there and does not wait for our
 * answer. A source that was merged before and then restored can be merged again: its text moves again, and so does each
 * message of the earlier merge that nobody has moved since.
 *
 * @throws NotFoundError if one of the inquiries does not exist. InputError if both are the same inquiry, if a reply to
 * the source is being written or sent, or if another call has just moved the source's messages.
 */
export async function mergeInquiries(
  transaction: Transaction,
  { id, intoId }: { id: string; intoId: string },
  actor: Acting,
): Promise<{ id: string }> {
  const { inquiryMessage } = transaction;
  if (id === intoId) throw inputError([{ path: ['intoId'], message: 'Is the same inquiry' }]);
  const itsOwn = { OR: [{ inquiryId: id }, { id }, { mergedFrom: id }] };
  const places = async () =>
    (await inquiryMessage.findMany({ where: itsOwn, select: { inquiryId: true } })).map(({ inquiryId }) => inquiryId);
  const earlier = z.uuid().safeParse(id).success ? await places() : [];
  const locked = await lockAll(transaction, [id, intoId, ...earlier], actor);
  const [merged, into] = [locked.get(id), locked.get(intoId)];
  if (!merged || !into) throw new NotFoundError('This inquiry');
  // Read again, because another merge may have moved messages while this call waited for the locks.
  if ((await places()).some((place) => !locked.has(place)))
    throw inputError([{ path: ['id'], message: 'Its messages have just been moved. Please try again.' }]);
  // A repeat changes nothing. But an inquiry that was restored since can be merged again.
  if (merged.trashedAt && (await inquiryMessage.findUnique({ where: { id } }))) return { id: into.id };
  const underWay = await inquiryMessage.findMany({
    where: { ...itsOwn, state: { in: ['draft', 'queued', 'sending'] } },
    select: { id: true, state: true, text: true },
  });
  if (underWay.some(({ state, text }) => state !== 'draft' || text.trim() !== ''))
    throw inputError([{ path: ['id'], message: 'A reply to this inquiry is being written or sent' }]);
  // Only empty drafts are left. A draft stays stored even after its text is deleted.
  await inquiryMessage.deleteMany({ where: { id: { in: underWay.map(({ id }) => id) } } });
  await inquiryMessage.updateMany({ where: itsOwn, data: { inquiryId: into.id, mergedFrom: id } });
  await inquiryMessage.upsert({
    where: { id },
    create: {
      ...{ id, inquiryId: into.id, mergedFrom: id, from: 'them', state: 'received', at: merged.createdAt },
      ...{ text: merged.message, email: merged.email.toLowerCase(), subject: merged.regarding },
    },
    update: {},
  });
  await changeInquiry(transaction, id, { change: 'trashed' }, actor);
  // If the target stayed in the trash or in spam, the whole thread would be deleted or hidden with it.
  if (into.trashedAt && !merged.trashedAt) await changeInquiry(transaction, into.id, { change: 'restored' }, actor);
  if (into.state === 'spam' && merged.state !== 'spam') {
    const state = isUnfinished(merged) ? 'open' : (merged.state as InquiryState);
    await changeInquiry(transaction, into.id, { change: 'state', state }, actor);
  }
  if (merged.lastFrom !== 'them' || !isUnfinished(merged)) return { id: into.id };
  // Opens the target, because a done, snoozed or trashed inquiry would hide that its visitor waits.
  await hearAnswer(transaction, into, actor);
  // An inquiry that was won or lost keeps its state, so only the mark as unread shows that it has a new message.
  if (!isUnfinished(into))
    await transaction.contactSubmission.update({ where: { id: into.id }, data: news(actor.now) });
  return { id: into.id };
}
