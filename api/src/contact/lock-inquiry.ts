import type { ContactSubmission, Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { NotFoundError } from '#api/graphql/failures.ts';
import { ConflictError } from '#api/records/record-table.ts';

/** The data about inquiries that `ConflictError` needs. */
const kind = { model: 'contactSubmission', type: 'ContactSubmission', one: 'inquiry' } as const;

/**
 * Locks an inquiry until the transaction ends, and returns the inquiry. If the transaction then changes the inquiry's
 * state, snooze, trash or replies, a trigger writes `session` (null if nobody is signed in) to `changed_by`.
 *
 * @throws NotFoundError if the inquiry does not exist.
 */
export async function lockInquiry(
  transaction: Prisma.TransactionClient,
  id: string,
  session: string | null = null,
): Promise<ContactSubmission> {
  if (!z.uuid().safeParse(id).success) throw new NotFoundError('This inquiry');
  await transaction.$queryRaw`
    SELECT set_config('agency.session', ${session ?? ''}, true) FROM contact_submissions WHERE id = ${id}::uuid FOR UPDATE`;
  const inquiry = await transaction.contactSubmission.findUnique({ where: { id } });
  if (!inquiry) throw new NotFoundError('This inquiry');
  return inquiry;
}

/**
 * Refuses a change if somebody else has changed the inquiry since the caller last saw it. Changes by the same session
 * do not count.
 *
 * @param seenAt the inquiry's `changedAt` as it was seen. If null, nothing is refused.
 * @throws ConflictError, which says what is new.
 */
export async function requireSeen(
  transaction: Prisma.TransactionClient,
  inquiry: ContactSubmission,
  { seenAt, session }: { seenAt: Date | null; session: string | null },
): Promise<void> {
  if (!seenAt || inquiry.changedAt <= seenAt) return;
  if (session !== null && inquiry.changedBy === session && inquiry.changedAfter <= seenAt) return;
  throw new ConflictError(kind, inquiry, await tellNews(transaction, inquiry.id, seenAt));
}

const did: Record<string, string> = {
  snoozed: 'snoozed it',
  woken: 'woke it',
  trashed: 'moved it to the trash',
  restored: 'restored it from the trash',
  blocked: 'blocked its sender',
  unblocked: 'unblocked its sender',
};

/** The limits of a conflict's message: the characters of a quote, and the number of messages and of events. */
const mostQuoted = 160;
const mostTold = 3;

/** Describes for the admin what happened to an inquiry since a given time. */
async function tellNews(transaction: Prisma.TransactionClient, inquiryId: string, since: Date): Promise<string> {
  const [messages, events] = await Promise.all([
    transaction.inquiryMessage.findMany({
      where: {
        inquiryId,
        OR: [
          // A mail's own date may be earlier than its arrival, so `createdAt` is compared.
          { state: 'received', createdAt: { gt: since } },
          { from: 'us', at: { gt: since }, state: { in: ['queued', 'sending', 'sent', 'unknown'] } },
        ],
      },
      orderBy: { createdAt: 'desc' },
      take: mostTold,
    }),
    transaction.inquiryEvent.findMany({
      where: { inquiryId, at: { gt: since }, by: { not: null } },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: mostTold,
    }),
  ]);
  const quoted = (text: string) => (text.length > mostQuoted ? `${text.slice(0, mostQuoted)}...` : text);
  const news = [
    ...events.map(({ at, by, client, change, value }) => ({
      at,
      text: `${by} ${change === 'state' ? `marked it as ${value}` : (did[change] ?? 'changed it')}${client ? ` in the ${client}` : ''}.`,
    })),
    ...messages.map(({ at, from, by, text }) => ({
      at,
      text: from === 'them' ? `They wrote again: “${quoted(text)}”` : `${by ?? 'Somebody'} replied: “${quoted(text)}”`,
    })),
  ];
  const told = news.toSorted((one, other) => one.at.getTime() - other.at.getTime()).map(({ text }) => text);
  return told.join(' ') || 'It has changed in the meantime.';
}
