import { z } from 'zod';
import { inputError, NotFoundError } from '#api/graphql/failures.ts';
import { expireOrder } from '#api/orders/expire-order.ts';
import type { BuyerContext, CheckoutContext } from '#api/orders/record-event.ts';

/**
 * Ends the order of a month that waits for payment by link, so that billing mails a new link shortly.
 *
 * @throws NotFoundError if there is no such subscription. InputError if no month waits for its customer, or the month's
 * payment is under way. RateLimitedError.
 */
export async function renewLink(
  id: string,
  context: CheckoutContext & Pick<BuyerContext, 'rateLimits'>,
): Promise<{ id: string }> {
  const subscription = z.uuid().safeParse(id).success
    ? await context.database.subscription.findUnique({ where: { id } })
    : null;
  if (!subscription) throw new NotFoundError('This subscription');
  const { paidPeriods: period } = subscription;
  const waiting = await context.database.maintenanceOrder.findFirst({
    where: { subscriptionId: id, period, paymentStatus: 'pending', byLink: true, demo: context.paypal.isDemo },
    select: { id: true },
  });
  const refuse = (message: string) => inputError([{ path: ['id'], message }]);
  if (!waiting) throw refuse('No payment by link is due for this plan');
  await context.rateLimits.consume('confirmationByOrder', id);
  if (!(await expireOrder(waiting.id, 'another link was asked for', context)))
    throw refuse('A payment for this month is already in progress');
  return { id };
}
