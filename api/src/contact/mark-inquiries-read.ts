import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { NotFoundError } from '#api/graphql/failures.ts';
import { matching } from './list-inquiries.ts';

/**
 * Marks an inquiry as read or unread. A read inquiry keeps its `readAt`. An inquiry with news after `until` stays
 * unread.
 *
 * @throws NotFoundError if the inquiry does not exist.
 */
export async function markInquiryRead(
  { contactSubmission }: Prisma.TransactionClient,
  id: string,
  read: boolean,
  until?: Date | null,
): Promise<{ id: string }> {
  if (!z.uuid().safeParse(id).success) throw new NotFoundError('This inquiry');
  const data = { readAt: read ? new Date() : null };
  const where = read ? { readAt: null, ...(until && withoutNewsAfter(until)) } : { readAt: { not: null } };
  const { count } = await contactSubmission.updateMany({ where: { id, ...where }, data });
  if (count === 0 && !(await contactSubmission.findUnique({ where: { id }, select: { id: true } })))
    throw new NotFoundError('This inquiry');
  return { id };
}

/**
 * Marks the unread inquiries that match a search as read, except those with news after `until`, which the admin has not
 * seen. Returns their number.
 */
export function markInquiriesRead(
  { contactSubmission }: Prisma.TransactionClient,
  until: Date,
  search?: string | null,
): Promise<{ count: number }> {
  return contactSubmission.updateMany({
    where: { AND: [matching(search), { readAt: null }, withoutNewsAfter(until)] },
    data: { readAt: new Date() },
  });
}

/** The columns of an inquiry that becomes unread, because it has something that nobody has seen. */
export const news = (newsAt: Date) => ({ readAt: null, newsAt });

/** Matches the inquiries that neither arrived nor had news after a given time. */
const withoutNewsAfter = (until: Date): Prisma.ContactSubmissionWhereInput => ({
  createdAt: { lte: until },
  OR: [{ newsAt: null }, { newsAt: { lte: until } }],
});
