import type { Prisma } from '@agency/prisma/client';
import { mostBlockedSenders } from '#api/contract/blocked-senders.ts';
import { inputError } from '#api/graphql/failures.ts';

/**
 * Blocks an address or a domain, and records the inquiry from which it was blocked. Returns false if the sender is
 * already blocked.
 *
 * @throws InputError if there are too many blocked senders.
 */
export async function blockSender(
  transaction: Prisma.TransactionClient,
  inquiryId: string,
  sender: string,
): Promise<boolean> {
  const { blockedSender } = transaction;
  const { count } = await blockedSender.createMany({ data: [{ sender, inquiryId }], skipDuplicates: true });
  if (count > 0 && (await blockedSender.count()) > mostBlockedSenders) {
    const message = `There can be at most ${mostBlockedSenders} blocked senders`;
    throw inputError([{ path: ['change', 'sender'], message }]);
  }
  return count > 0;
}

/** Unblocks the address or domain that was last blocked from this inquiry. Returns false if none was. */
export async function unblockSender(transaction: Prisma.TransactionClient, inquiryId: string): Promise<boolean> {
  const last = await transaction.blockedSender.findFirst({ where: { inquiryId }, orderBy: { id: 'desc' } });
  if (!last) return false;
  const { count } = await transaction.blockedSender.deleteMany({ where: { id: last.id } });
  return count > 0;
}
