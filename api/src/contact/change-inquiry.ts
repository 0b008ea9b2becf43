import type { Prisma } from '@agency/prisma/client';
import { blockSender, unblockSender } from '#api/blocked-senders/block-sender.ts';
import type { InquiryState } from '#api/contract/inquiries.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import { lockInquiry, requireSeen } from './lock-inquiry.ts';
import { awake } from './wake-inquiries.ts';

/** A change that somebody makes to an inquiry. */
export type InquiryChange =
  | { change: 'state'; state: InquiryState }
  /** Snoozes it until a date, or if `until` is null, until the visitor writes again. */
  | { change: 'snoozed'; until: Date | null }
  | { change: 'woken' | 'trashed' | 'restored' }
  /** Marks it as spam, and blocks its address or domain. */
  | { change: 'blocked'; sender: string }
  /** Unblocks the sender that was last blocked from the inquiry, and sets the inquiry's state. */
  | { change: 'unblocked'; state: InquiryState };

/** Who changes an inquiry, from where, and in which session. */
export type Actor = { by: string | null; client: 'browser' | 'console' | null; session: string | null };

/** Returns the columns that a change writes, and the value for its line in the timeline. */
export function effectOf(
  change: InquiryChange,
  now: Date,
): { data: Prisma.ContactSubmissionUpdateInput; value?: string } {
  switch (change.change) {
    case 'state':
      return { data: { state: change.state, ...awake }, value: change.state };
    case 'snoozed':
      return {
        data: { ...awake, snoozedAt: now, wakesAt: change.until },
        ...(change.until && { value: change.until.toISOString() }),
      };
    case 'woken':
      return { data: awake };
    case 'trashed':
      return { data: { trashedAt: now, ...awake } };
    case 'restored':
      return { data: { trashedAt: null } };
    case 'blocked':
      return { data: { state: 'spam', ...awake }, value: change.sender };
    case 'unblocked':
      return { data: { state: change.state, ...awake } };
  }
}

/** Matches the timeline's lines by which a person said that an inquiry is spam. */
export const saidSpam: Prisma.InquiryEventWhereInput = {
  OR: [{ change: 'state', value: 'spam' }, { change: 'blocked' }],
};

/**
 * Matches inquiries that do not yet have the result of a change, so that a repeat adds no line to the timeline, and a
 * second bulk change continues where the first one ended.
 */
export function isUndone(change: InquiryChange): Prisma.ContactSubmissionWhereInput {
  switch (change.change) {
    case 'state':
      // If only a rule marked the inquiry as spam, a person's mark is not a repeat, because it records a decision.
      return {
        OR: [
          { state: { not: change.state } },
          { snoozedAt: { not: null } },
          { wokenAt: { not: null } },
          ...(change.state === 'spam' ? [{ mailHeld: true, events: { none: saidSpam } }] : []),
        ],
      };
    case 'snoozed':
      return {
        OR: change.until
          ? [{ snoozedAt: null }, { wakesAt: null }, { wakesAt: { not: change.until } }]
          : [{ snoozedAt: null }, { wakesAt: { not: null } }],
      };
    case 'woken':
      return { snoozedAt: { not: null } };
    case 'blocked':
      return { state: { not: 'spam' } };
    case 'unblocked':
      return { state: { not: change.state } };
    case 'trashed':
      return { trashedAt: null };
    case 'restored':
      return { trashedAt: { not: null } };
  }
}

/**
 * Changes an inquiry, and adds a line to its timeline. A new inquiry that is snoozed becomes open.
 *
 * @param seenAt the inquiry's `changedAt` as the admin saw it. If null, the inquiry is changed in any case.
 * @throws NotFoundError if it does not exist, ConflictError if somebody else changed or answered it, or the visitor wrote again.
 */
export async function changeInquiry(
  transaction: Prisma.TransactionClient,
  id: string,
  change: InquiryChange,
  { outbox, now, by, client, session, seenAt = null }: Actor & { outbox: Outbox; now: Date; seenAt?: Date | null },
): Promise<{ id: string }> {
  const { contactSubmission, inquiryEvent } = transaction;
  const before = await lockInquiry(transaction, id, session);
  const isDoneAlready = (await contactSubmission.count({ where: { AND: [{ id }, isUndone(change)] } })) === 0;
  if (!isDoneAlready) await requireSeen(transaction, before, { seenAt, session });
  const wrote =
    change.change === 'blocked'
      ? await blockSender(transaction, id, change.sender)
      : change.change === 'unblocked' && (await unblockSender(transaction, id));
  if (!wrote && isDoneAlready) return { id };
  const { data, value = null } = effectOf(change, now);
  const opens = before.state === 'new' && change.change === 'snoozed';
  await contactSubmission.update({ where: { id }, data: { ...(opens && { state: 'open' }), ...data } });
  // It is not spam after all, so its sender gets the held receipt, once.
  if (before.mailHeld && 'state' in change && change.state !== 'spam') {
    const released = await contactSubmission.updateManyAndReturn({
      where: { id, mailHeld: true },
      data: { mailHeld: false },
    });
    for (const inquiry of released) await enqueueReceipt(transaction, outbox, inquiry);
  }
  await inquiryEvent.create({ data: { inquiryId: id, at: now, change: change.change, value, by, client } });
  return { id };
}

/** Enqueues the mail that confirms an inquiry to the visitor. It has the inquiry's id, so that answers can be matched. */
export const enqueueReceipt = (
  transaction: Prisma.TransactionClient,
  outbox: Outbox,
  { id, email, service }: { id: string; email: string; service: string },
) =>
  outbox.enqueue(transaction, {
    kind: 'inquiry-receipt',
    id,
    recipient: email,
    content: { service, submissionId: id },
  });
