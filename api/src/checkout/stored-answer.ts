import type { PrismaClient } from '@agency/prisma';
import { Prisma } from '@agency/prisma/client';

/** What PayPal answered last with money in it, as the ledger of an order has it; undefined when there is no such answer. */
export async function storedAnswer(database: PrismaClient, orderId: string): Promise<unknown> {
  const kind = { in: ['capture-answered', 'lookup-answered'] };
  const answer = await database.paymentEvent.findFirst({
    where: { orderId, kind, captureId: { not: null }, detail: { path: ['raw'], not: Prisma.AnyNull } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { detail: true },
  });
  return (answer?.detail as { raw?: unknown } | undefined)?.raw;
}
