import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { NotFoundError } from '#api/graphql/failures.ts';
import { matching } from './list-inquiries.ts';

/**
 * Marks an inquiry as read or unread. An inquiry that is already read keeps its `readAt`.
 *
 * @throws NotFoundError if it does not exist.
 */
export async function markInquiryRead(
  { contactSubmission }: Prisma.TransactionClient,
  id: string,
  read: boolean,
): Promise<{ id: string }> {
  if (!z.uuid().safeParse(id).success) throw new NotFoundError('This inquiry');
  const data = { readAt: read ? new Date() : null };
  const { count } = await contactSubmission.updateMany({ where: { id, readAt: read ? null : { not: null } }, data });
  if (count === 0 && !(await contactSubmission.findUnique({ where: { id }, select: { id: true } })))
    throw new NotFoundError('This inquiry');
  return { id };
}

/** Marks the unread inquiries that match a search as read, except those after `until`, which nobody saw. Returns how many. */
export function markInquiriesRead(
  { contactSubmission }: Prisma.TransactionClient,
  until: Date,
  search?: string | null,
): Promise<{ count: number }> {
  return contactSubmission.updateMany({
    where: { AND: [matching(search), { readAt: null, createdAt: { lte: until } }] },
    data: { readAt: new Date() },
  });
}
