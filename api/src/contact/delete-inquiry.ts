import type { Prisma } from '@agency/prisma/client';
import { deleteById } from '#api/graphql/delete-by-id.ts';

/**
 * Permanently deletes an inquiry and its unsent mails, which contain data from it. A mail that is being sent at this moment still
 * arrives.
 *
 * @param transaction in which the inquiry and its mails are deleted together, or not at all.
 * @throws NotFoundError if the inquiry does not exist.
 */
export async function deleteInquiry(transaction: Prisma.TransactionClient, id: string): Promise<{ id: string }> {
  const deleted = await deleteById('This inquiry', id, (where) => transaction.contactSubmission.deleteMany(where));
  await transaction.outgoingMail.deleteMany({
    where: {
      state: { in: ['queued', 'failed', 'unknown'] },
      // The content is JSON, with the id in lower case.
      content: { path: ['submissionId'], equals: id.toLowerCase() },
    },
  });
  return deleted;
}
