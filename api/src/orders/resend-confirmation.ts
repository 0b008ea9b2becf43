import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { inputError, NotFoundError } from '#api/graphql/failures.ts';
import { enqueueConfirmation } from './enqueue-order-mails.ts';
import type { BuyerContext } from './record-event.ts';

/**
 * Sends the confirmation of a paid order again, with its invoice, to the buyer alone.
 *
 * @throws NotFoundError if there is no such order, InputError if the order is not paid, RateLimitedError.
 */
export async function resendConfirmation(
  transaction: Prisma.TransactionClient,
  id: string,
  context: Pick<BuyerContext, 'outbox' | 'rateLimits' | 'now'>,
): Promise<{ id: string }> {
  const order = z.uuid().safeParse(id).success
    ? await transaction.maintenanceOrder.findUnique({ where: { id } })
    : null;
  if (!order) throw new NotFoundError('This order');
  if (order.paymentStatus !== 'paid')
    throw inputError([{ path: ['id'], message: 'Only a paid order has a confirmation' }]);
  await context.rateLimits.consume('confirmationByOrder', id);
  await enqueueConfirmation(transaction, order, context);
  return { id };
}
