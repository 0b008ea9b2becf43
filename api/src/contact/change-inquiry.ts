import type { Prisma } from '@agency/prisma/client';
import { blockSender, unblockSender } from '#api/blocked-senders/block-sender.ts';
import type { InquiryState } from '#api/contract/inquiries.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import { lockInquiry, requireSeen } from './lock-inquiry.ts';
import { awake } from './wake-inquiries.ts';

export type InquiryChange =
  | { change: 'state'; state: InquiryState }
  /** Snoozes the inquiry until a date, or until the visitor writes again if `until` is null. */
  | { change: 'snoozed'; until: Date | null }
  | { change: 'woken' | 'trashed' | 'restored' }
  /** Marks the inquiry as spam, and blocks its address or domain. */
  | { change: 'blocked'; sender: string }
  /** Undoes the last `blocked` of the inquiry: unblocks that address or domain, and sets the inquiry's state. */
  | { change: 'unblocked'; state: InquiryState };

/** Who changes an inquiry, from where, and in which session. */
export type Actor = { by: string | null; client: 'browser' | 'console' | null; session: string | null };

/** Returns the columns that a change writes, and the value of its entry in the timeline. */
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

/** Matches the entries of a timeline in which a person marked the inquiry as spam. */
export const saidSpam: Prisma.InquiryEventWhereInput = {
  OR: [{ change: 'state', value: 'spam' }, { change: 'blocked' }],
};

/**
 * Matches the inquiries to which a change has not been made yet. So a repeat adds nothing to their timelines, and a
 * second bulk change continues where the first ended.
 */
export function isUndone(change: InquiryChange): Prisma.ContactSubmissionWhereInput {
  switch (change.change) {
    case 'state':
      // If a rule marked the inquiry as spam, a person can still mark it as spam once, which records the person's
      // decision.
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
 * Changes an inquiry, and adds an entry to its timeline. A repeated change has no effect. A new inquiry becomes open
 * when it is snoozed.
 *
 * @param seenAt the inquiry's `changedAt` as the admin saw it. Null: never conflicts.
 * @throws NotFoundError if the inquiry does not exist. ConflictError if somebody else has changed or answered the
 * inquiry since `seenAt`, or the visitor has written again, unless this change is already made. InputError if too many
 * senders are blocked.
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
  // If the inquiry is not spam after all, its sender now gets the receipt, once.
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

/**
 * Enqueues the receipt, which confirms an inquiry to its visitor. Its Message-ID contains the inquiry's id, by which
 * answers find the inquiry.
 */
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
