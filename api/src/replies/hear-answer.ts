import type { ContactSubmission } from '@agency/prisma/client';
import { type Actor, changeInquiry } from '#api/contact/change-inquiry.ts';
import { wake } from '#api/contact/wake-inquiries.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import type { Transaction } from './write-reply.ts';

export type Acting = Actor & { outbox: Outbox; now: Date };

/**
 * Updates an inquiry after an answer: ends a snooze, restores it from the trash unless it is spam, and reopens it if it
 * was done.
 */
export async function hearAnswer(
  transaction: Transaction,
  { id, state, trashedAt }: Pick<ContactSubmission, 'id' | 'state' | 'trashedAt'>,
  actor: Acting,
): Promise<void> {
  await wake(transaction, { id }, actor.now);
  if (state === 'done') await changeInquiry(transaction, id, { change: 'state', state: 'open' }, actor);
  if (trashedAt && state !== 'spam') await changeInquiry(transaction, id, { change: 'restored' }, actor);
}
