import type { PrismaClient } from '@agency/prisma';
import { deleteById } from '#api/graphql/delete-by-id.ts';

/**
 * Deletes an inquiry for good, and with it the mails about it that were not sent: they are written from its words. One
 * that is being sent at this very moment arrives, and then leaves nothing behind either.
 *
 * @throws NotFoundError when there is none.
 */
export function deleteInquiry(database: PrismaClient, id: string): Promise<{ id: string }> {
  return database.$transaction(async (transaction) => {
    const deleted = await deleteById('This inquiry', id, (where) => transaction.contactSubmission.deleteMany(where));
    await transaction.outgoingMail.deleteMany({
      where: {
        state: { in: ['queued', 'failed'] },
        // Text in there, and written in small letters by Postgres.
        content: { path: ['submissionId'], equals: id.toLowerCase() },
      },
    });
    return deleted;
  });
}
