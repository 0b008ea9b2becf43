import type { Prisma } from '@agency/prisma/client';
import { deleteById } from '#api/graphql/delete-by-id.ts';

/**
 * Deletes an inquiry for good, and with it the mails about it that were not sent: they are written from its words. One
 * that is being sent at this very moment arrives, and then leaves nothing behind either.
 *
 * @param transaction both go or neither does.
 * @throws NotFoundError when there is none.
 */
export async function deleteInquiry(transaction: Prisma.TransactionClient, id: string): Promise<{ id: string }> {
  const deleted = await deleteById('This inquiry', id, (where) => transaction.contactSubmission.deleteMany(where));
  await transaction.outgoingMail.deleteMany({
    where: {
      state: { in: ['queued', 'failed'] },
      // Text in there, and written in small letters by Postgres.
      content: { path: ['submissionId'], equals: id.toLowerCase() },
    },
  });
  return deleted;
}
