import { createHash } from 'node:crypto';
import type { Prisma } from '@agency/prisma/client';
import { mostErased } from '#api/contract/people.ts';
import { grouped } from '#api/contract/text.ts';
import { NotFoundError } from '#api/graphql/failures.ts';

/** What was erased, and what was not. */
export type Erased = {
  /** SHA-256 of the address in hex: the log names it by this, since it must not hold the address itself. */
  id: string;
  inquiries: number;
  mails: number;
  /** Inquiries beyond the most of one run. */
  inquiriesLeft: number;
  ordersKept: number;
};

/** Mails about an order belong to it, and stay with it. */
const ofOrders = ['order-confirmation', 'payment-denied', 'subscription-notice'];

/**
 * Erases a person, an address in lower case: inquiries with their messages, notes and timelines, and the mails to the address
 * or about those inquiries, and the notes of subscriptions. Orders stay with their invoices, as accounting must keep them. A mail that is being sent at this
 * moment still arrives. One run erases `mostErased` inquiries, the oldest first.
 *
 * @param transaction so that all of it is erased together, or nothing.
 * @throws NotFoundError when there is nothing of this address, not even an order.
 */
export async function erasePerson(transaction: Prisma.TransactionClient, person: string): Promise<Erased> {
  const { contactSubmission, inquiryMessage, maintenanceOrder } = transaction;
  const ordersKept = await maintenanceOrder.count({ where: { person } });
  const found = await contactSubmission.findMany({
    where: { person },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
    take: mostErased,
  });
  if (found.length === 0 && ordersKept === 0) throw new NotFoundError('Anything from this address');
  const ids = found.map(({ id }) => id);
  const { count: inquiries } = await contactSubmission.deleteMany({ where: { id: { in: ids } } });
  await transaction.planLink.deleteMany({ where: { person } });
  await transaction.subscriptionEvent.deleteMany({ where: { kind: 'note', subscription: { person } } });
  // What they wrote into the threads of others, with its files.
  await inquiryMessage.deleteMany({ where: { email: person } });
  // Prisma compares in any case by a pattern, in which `_` would stand for any letter.
  const mails = await transaction.$executeRaw`
    DELETE FROM outgoing_mails
    WHERE (lower(recipient) = ${person} AND NOT kind = ANY(${ofOrders}))
      OR (state IN ('queued', 'failed') AND content->>'submissionId' = ANY(${ids}))`;
  return {
    id: createHash('sha256').update(person).digest('hex'),
    inquiries,
    mails,
    inquiriesLeft: await contactSubmission.count({ where: { person } }),
    ordersKept,
  };
}

const many = (count: number, one: string, more: string) => `${grouped(count)} ${count === 1 ? one : more}`;

/** Says what was erased and what was kept. */
export function erasedMessage({ inquiries, inquiriesLeft, ordersKept }: Erased): string {
  const erased = `${many(inquiries, 'inquiry', 'inquiries')} erased, with messages, notes and mails.`;
  const left = inquiriesLeft > 0 ? ` ${many(inquiriesLeft, 'is', 'are')} left: erase again.` : '';
  const kept =
    ordersKept > 0 ? ` ${many(ordersKept, 'order stays with its invoice', 'orders stay with their invoices')}.` : '';
  return erased + left + kept;
}
