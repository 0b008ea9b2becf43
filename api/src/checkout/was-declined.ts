import type { PrismaClient } from '@agency/prisma';

/**
 * Whether PayPal declined the last capture that was asked for, and the buyer has not approved again since, as far as we know.
 * It is not tried again behind the buyer's back then: they were told that no money was taken.
 *
 * @param approvedAt when PayPal says that the buyer approved.
 */
export async function wasDeclined(database: PrismaClient, orderId: string, approvedAt?: Date): Promise<boolean> {
  const last = await database.paymentEvent.findFirst({
    where: { orderId, kind: { in: ['capture-requested', 'denied'] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { kind: true, at: true },
  });
  return last?.kind === 'denied' && !(approvedAt && approvedAt > last.at);
}
