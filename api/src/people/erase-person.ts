import { createHash } from 'node:crypto';
import type { Prisma } from '@agency/prisma/client';
import { mostErased } from '#api/contract/people.ts';
import { grouped } from '#api/contract/text.ts';
import { NotFoundError } from '#api/graphql/failures.ts';

export type Erased = {
  /** The SHA-256 of the address, in hex. It identifies the person in the log, which must not contain the address. */
  id: string;
  inquiries: number;
  mails: number;
  /** The number of inquiries that are left for another run. */
  inquiriesLeft: number;
  ordersKept: number;
};

/** The kinds of mails about an order, which are kept with the order. */
const ofOrders = ['order-confirmation', 'payment-denied', 'subscription-notice'];

/**
 * Erases a person, given by an address in lower case: inquiries with their messages, notes and timelines, the messages
 * in other threads, the mails to the address (except those about orders), the mails about those inquiries (unless they
 * are known to be sent), the notes of subscriptions, and the mailed links to plans. Orders and their invoices are kept,
 * because accounting requires them. Subscriptions and a block of the address are kept, too. A mail that is being sent
 * at this moment still arrives. One run erases up to `mostErased` inquiries, oldest first.
 *
 * @param transaction the transaction in which either everything is erased, or nothing.
 * @throws NotFoundError if the address has no inquiry, message, mail to erase, or order.
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
  const ids = found.map(({ id }) => id);
  const { count: inquiries } = await contactSubmission.deleteMany({ where: { id: { in: ids } } });
  await transaction.planLink.deleteMany({ where: { person } });
  await transaction.subscriptionEvent.deleteMany({ where: { kind: 'note', subscription: { person } } });
  // The person's messages in other people's threads, with their files.
  const { count: messages } = await inquiryMessage.deleteMany({ where: { email: person } });
  // Use SQL, because in Prisma's case-insensitive comparison `_` would match any character.
  const mails = await transaction.$executeRaw`
    DELETE FROM outgoing_mails
    WHERE (lower(recipient) = ${person} AND NOT kind = ANY(${ofOrders}))
      OR (state IN ('queued', 'failed', 'unknown') AND content->>'submissionId' = ANY(${ids}))`;
  if (inquiries + messages + mails + ordersKept === 0)
    throw new NotFoundError({ message: 'There is nothing from this address.' });
  return {
    id: createHash('sha256').update(person).digest('hex'),
    inquiries,
    mails,
    inquiriesLeft: await contactSubmission.count({ where: { person } }),
    ordersKept,
  };
}

const many = (count: number, one: string, more: string) => `${grouped(count)} ${count === 1 ? one : more}`;

export function erasedMessage({ inquiries, inquiriesLeft, ordersKept }: Erased): string {
  const erased = `${many(inquiries, 'inquiry', 'inquiries')} erased, with messages, notes and mails.`;
  const left =
    inquiriesLeft > 0
      ? ` ${many(inquiriesLeft, 'inquiry remains', 'inquiries remain')}. Erase again to delete the rest.`
      : '';
  const kept =
    ordersKept > 0 ? ` ${many(ordersKept, 'order stays with its invoice', 'orders stay with their invoices')}.` : '';
  return erased + left + kept;
}
