import type { MaintenanceOrder } from '@agency/prisma/client';
import { unavailableTexts } from '#api/contract/checkout/texts.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '#api/graphql/failures.ts';
import type { PayPalOrder } from '#api/paypal/paypal.ts';
import { initialChecks, nextCheck } from './check-times.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { flagOrder } from './flag-order.ts';
import { isOurOrder } from './judge-payment.ts';
import { lockOrder, lockTimeouts } from './lock-order.ts';

/**
 * Writes down PayPal's id of an order, once: whoever comes second is answered the first one's.
 *
 * @throws PaymentRefusedError when the order has ended meanwhile, and PaymentUnavailableError when PayPal made it otherwise
 * than asked for: that one is shown to nobody, so it cannot be approved.
 */
export async function storePaypalOrder(
  { id }: MaintenanceOrder,
  facts: PayPalOrder,
  context: CheckoutContext,
): Promise<{ id: string }> {
  const stored = await context.database.$transaction(async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order.paymentStatus !== 'pending') throw new PaymentRefusedError('ENDED');
    if (order.paypalOrderId) return { id: order.paypalOrderId };
    const isTaken = await transaction.maintenanceOrder.count({ where: { paypalOrderId: facts.id } });
    if (isTaken > 0 || !isOurOrder(order, facts)) {
      const why = `PayPal made its order ${facts.id} otherwise than asked for: ${sumOf(facts)} for ${facts.reference ?? 'no order'}.`;
      await flagOrder(transaction, order, { why }, context);
      return null;
    }
    const nextCheckAt = nextCheck(context.now(), initialChecks);
    const data = { paypalOrderId: facts.id, payeeId: facts.payeeId, nextCheckAt, checks: initialChecks };
    await transaction.maintenanceOrder.update({ where: { id }, data });
    return { id: facts.id };
  }, lockTimeouts);
  if (!stored) throw new PaymentUnavailableError(unavailableTexts.nothingTaken);
  return stored;
}

const sumOf = ({ amount }: PayPalOrder) => (amount ? `${amount.value} ${amount.currency}` : 'no sum');
