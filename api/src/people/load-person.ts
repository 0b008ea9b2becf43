import type { PrismaClient } from '@agency/prisma';
import { sortedBy } from '#api/graphql/keyset.ts';

export type PersonSummary = {
  /** The address in lower case. */
  email: string;
  /** The name of the newest inquiry or order. */
  name: string;
  firstSeenAt: Date;
  inquiryCount: number;
  orderCount: number;
};

/**
 * Loads the summary of an address in lower case. Returns null if the address has neither sent an inquiry nor placed an
 * order.
 */
export async function loadPerson(database: PrismaClient, person: string): Promise<PersonSummary | null> {
  const of = { where: { person } };
  const counted = { ...of, _count: true, _min: { createdAt: true } } as const;
  const newest = { ...of, orderBy: sortedBy('newest') };
  const { contactSubmission, maintenanceOrder } = database;
  const [inquiries, orders, inquiry, order] = await Promise.all([
    contactSubmission.aggregate(counted),
    maintenanceOrder.aggregate(counted),
    contactSubmission.findFirst({ ...newest, select: { name: true, createdAt: true } }),
    maintenanceOrder.findFirst({ ...newest, select: { customerName: true, createdAt: true } }),
  ]);
  const named = [inquiry, order && { name: order.customerName, createdAt: order.createdAt }]
    .filter((each) => each !== null)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const [last] = named;
  if (!last) return null;
  const seen = [inquiries, orders].flatMap(({ _min }) => _min.createdAt?.getTime() ?? []);
  return {
    email: person,
    name: last.name,
    firstSeenAt: new Date(Math.min(...seen, last.createdAt.getTime())),
    inquiryCount: inquiries._count,
    orderCount: orders._count,
  };
}

/** Counts the messages exchanged with a person: inquiries, answers, and replies that were sent. */
export async function countMessages(
  database: PrismaClient,
  { email: person, inquiryCount }: PersonSummary,
): Promise<number> {
  const exchanged = { state: { in: ['sent', 'received'] }, inquiry: { person } };
  return inquiryCount + (await database.inquiryMessage.count({ where: exchanged }));
}
