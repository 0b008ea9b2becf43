import type { Prisma } from '@agency/prisma/client';
import { news } from '#api/contact/mark-inquiries-read.ts';
import type { MessageState } from '#api/contract/replies.ts';

type Database = Pick<Prisma.TransactionClient, 'inquiryMessage' | 'contactSubmission'>;

/**
 * Records that a reply is about to be sent. Returns false if a process died while it sent the reply, which may have
 * arrived.
 */
export async function beginReply({ inquiryMessage }: Database, id: string): Promise<boolean> {
  const { count } = await inquiryMessage.updateMany({
    where: { id, state: { in: ['queued', 'refused'] } },
    data: { state: 'sending', sendAt: null },
  });
  return count > 0;
}

/**
 * Records the outcome of a reply's mail. A sent reply gets the current time. If the reply was refused or may not have
 * arrived, its inquiry becomes unread, because a person must decide what to do.
 */
export async function recordReply(
  { inquiryMessage, contactSubmission }: Database,
  id: string,
  { state, error = null }: { state: MessageState; error?: string | null },
): Promise<void> {
  const at = state === 'sent' ? { at: new Date() } : {};
  const { count } = await inquiryMessage.updateMany({
    where: { id, state: { in: ['queued', 'sending'] } },
    data: { state, error, ...at },
  });
  if (count > 0 && (state === 'refused' || state === 'unknown'))
    await contactSubmission.updateMany({ where: { messages: { some: { id } } }, data: news(new Date()) });
}
