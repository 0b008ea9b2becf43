import type { ContactSubmission } from '@agency/prisma/client';
import { type Actor, changeInquiry } from '#api/contact/change-inquiry.ts';
import { wake } from '#api/contact/wake-inquiries.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import type { Transaction } from './write-reply.ts';

export type Acting = Actor & { outbox: Outbox; now: Date };

/**
 * Updates an inquiry after an answer: ends its snooze, reopens it if it was done, and restores it from the trash unless
 * it is spam.
 */
export async function hearAnswer(transaction: Transaction, inquiry: Heard, actor: Acting): Promise<void> {
  const { id, state } = inquiry;
  await wake(transaction, { id }, actor.now);
  if (state === 'done') await changeInquiry(transaction, id, { change: 'state', state: 'open' }, actor);
  await restore(transaction, inquiry, actor);
}

/**
 * Updates an inquiry after a mail arrived that may not belong to it (state `offered`). The admin must see the mail. So
 * this ends a snooze without a date, and restores the inquiry from the trash unless it is spam.
 */
export async function bringBack(transaction: Transaction, inquiry: Heard, actor: Acting): Promise<void> {
  await wake(transaction, { id: inquiry.id, wakesAt: null }, actor.now);
  await restore(transaction, inquiry, actor);
}

type Heard = Pick<ContactSubmission, 'id' | 'state' | 'trashedAt'>;

async function restore(transaction: Transaction, { id, state, trashedAt }: Heard, actor: Acting): Promise<void> {
  if (trashedAt && state !== 'spam') await changeInquiry(transaction, id, { change: 'restored' }, actor);
}
