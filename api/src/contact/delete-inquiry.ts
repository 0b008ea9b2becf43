import type { Prisma } from '@agency/prisma/client';
import { deleteById } from '#api/graphql/delete-by-id.ts';

/**
 * Deletes an inquiry for good, together with its unsent mails, which are written from its words. A mail that is being sent at
 * this moment still arrives.
 *
 * @param transaction so that the inquiry and its mails are deleted together, or not at all.
 * @throws NotFoundError when there is none.
 */
export async function deleteInquiry(transaction: Prisma.TransactionClient, id: string): Promise<{ id: string }> {
  const deleted = await deleteById('This inquiry', id, (where) => transaction.contactSubmission.deleteMany(where));
  await transaction.outgoingMail.deleteMany({
    where: {
      state: { in: ['queued', 'failed'] },
      // The content is JSON, with the id as Postgres writes it.
      content: { path: ['submissionId'], equals: id.toLowerCase() },
    },
  });
  return deleted;
}
