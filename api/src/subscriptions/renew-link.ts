import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { inputError, NotFoundError } from '#api/graphql/failures.ts';
import { expireLocked } from '#api/orders/expire-order.ts';
import { lockOrder } from '#api/orders/order-state.ts';
import type { BuyerContext, CheckoutContext } from '#api/orders/record-event.ts';
import { actNow } from './subscription-state.ts';

/**
 * Ends the order of a month that waits for payment by link, so that billing mails a new link shortly.
 *
 * @throws NotFoundError if there is no such subscription. InputError if no month waits for its customer, or the month's
 * payment is under way. RateLimitedError.
 */
export async function renewLink(
  transaction: Prisma.TransactionClient,
  id: string,
  context: CheckoutContext & Pick<BuyerContext, 'rateLimits'>,
): Promise<{ id: string }> {
  const subscription = z.uuid().safeParse(id).success
    ? await transaction.subscription.findUnique({ where: { id } })
    : null;
  if (!subscription) throw new NotFoundError('This subscription');
  const { paidPeriods: period } = subscription;
  const waiting = await transaction.maintenanceOrder.findFirst({
    where: { subscriptionId: id, period, paymentStatus: 'pending', byLink: true, demo: context.paypal.isDemo },
    select: { id: true },
  });
  const refuse = (message: string) => inputError([{ path: ['id'], message }]);
  if (!waiting) throw refuse('No payment by link is due for this plan');
  await context.rateLimits.consume('confirmationByOrder', id);
  const order = await lockOrder(transaction, waiting.id);
  if (!(await expireLocked(transaction, order, 'another link was asked for', context)))
    throw refuse('A payment for this month is already in progress');
  // If the order had ended before, the next step is taken already.
  if (order.paymentStatus === 'pending') await actNow(transaction, id, context);
  return { id };
}
