import type { Prisma } from '@agency/prisma/client';
import { deleteById } from '#api/graphql/delete-by-id.ts';

/**
 * Permanently deletes an inquiry, and its unsent mails, which contain its data. A mail that is being sent at this
 * moment still arrives.
 *
 * @param transaction in which the inquiry and its mails are deleted together.
 * @throws NotFoundError if the inquiry does not exist.
 */
export async function deleteInquiry(transaction: Prisma.TransactionClient, id: string): Promise<{ id: string }> {
  const deleted = await deleteById('This inquiry', id, (where) => transaction.contactSubmission.deleteMany(where));
  await deleteUnsentMails(transaction, id);
  return deleted;
}

/**
 * Permanently deletes an inquiry and its unsent mails, unless somebody has restored the inquiry since the caller found
 * it in the trash.
 *
 * @param trashedAt matches the time when the inquiry was put in the trash.
 * @returns whether the inquiry was deleted.
 */
export async function deleteTrashed(
  transaction: Prisma.TransactionClient,
  id: string,
  trashedAt: Prisma.DateTimeFilter,
): Promise<boolean> {
  const { count } = await transaction.contactSubmission.deleteMany({ where: { id, trashedAt } });
  if (count > 0) await deleteUnsentMails(transaction, id);
  return count > 0;
}

async function deleteUnsentMails(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  await transaction.outgoingMail.deleteMany({
    where: {
      state: { in: ['queued', 'failed', 'unknown'] },
      // The caller may have passed the id in upper case, but JSON is compared as text.
      content: { path: ['submissionId'], equals: id.toLowerCase() },
    },
  });
}
