import type { Prisma } from '@agency/prisma/client';
import type { MessageState } from '#api/contract/replies.ts';

type Database = Pick<Prisma.TransactionClient, 'inquiryMessage'>;

/**
 * Notes that a reply is being sent, before the mail server hears of it. False = it was being sent before, by a process that
 * died: nobody knows how far that came.
 */
export async function beginReply({ inquiryMessage }: Database, id: string): Promise<boolean> {
  const { count } = await inquiryMessage.updateMany({
    where: { id, state: { in: ['queued', 'refused'] } },
    data: { state: 'sending', sendAt: null },
  });
  return count > 0;
}

/** Records on a reply what became of its mail; one that was sent counts from now. */
export async function recordReply(
  { inquiryMessage }: Database,
  id: string,
  { state, error = null }: { state: MessageState; error?: string | null },
): Promise<void> {
  const at = state === 'sent' ? { at: new Date() } : {};
  await inquiryMessage.updateMany({
    where: { id, state: { in: ['queued', 'sending'] } },
    data: { state, error, ...at },
  });
}
