import type { MaintenanceOrder } from '@agency/prisma/client';
import { unavailableTexts } from '#api/contract/checkout/texts.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '#api/graphql/failures.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { expireOrder } from './expire-order.ts';
import { lookUpPayment } from './look-up-payment.ts';
import { refusePayment } from './refuse-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** States in which a buyer can still approve it, or has. */
const approvable = new Set(['CREATED', 'SAVED', 'APPROVED', 'PAYER_ACTION_REQUIRED']);

/**
 * The order that PayPal has for ours already, while its buyer can pay by it. One that is used up or gone ends ours, too:
 * the buyer starts again, with a new order and another of PayPal's.
 *
 * @throws PaymentRefusedError, PaymentUnavailableError, PayPalRefusal, PayPalUnavailable.
 */
export async function reusePaypalOrder(
  order: MaintenanceOrder & { paypalOrderId: string },
  context: CheckoutContext,
): Promise<{ id: string }> {
  const facts = await lookUpPayment(order, context);
  if (facts) {
    const { kind, order: current } = await settlePayment(order.id, facts, 'browser', context);
    // Paid by another tab, say: there is nothing left to approve.
    if (kind === 'paid') throw new PaymentRefusedError('ENDED', 'This order is paid already.');
    if (current.paymentStatus === 'failed') throw refusePayment({ kind, order: current });
    if (kind !== 'open' && kind !== 'denied') throw refusePayment({ kind, order: current });
    if (approvable.has(facts.status)) return { id: facts.id };
  }
  // Another demonstration on this database has a stand-in of its own, which may know it.
  if (!facts && context.paypal.isDemo) throw new PaymentUnavailableError(unavailableTexts.nothingTaken);
  const why = `PayPal's order is ${facts ? facts.status : 'not known to it'}`;
  throw new PaymentRefusedError((await expireOrder(order.id, why, context)) ? 'ENDED' : 'UNDER_WAY');
}
