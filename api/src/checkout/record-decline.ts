import { type PayPalRefusal, PayPalUnavailable } from '#api/paypal/paypal.ts';
import { notApproved } from './capture-key.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { flagOrder } from './flag-order.ts';
import { lockOrder, lockTimeouts } from './lock-order.ts';
import { recordEvent } from './record-event.ts';
import type { CaptureRequest } from './request-capture.ts';
import type { Source } from './settlement.ts';

/** The buyer's way to pay did not do. Whatever else PayPal refuses is for the agency to see, too. */
const buyersOwn =
  /^(INSTRUMENT_DECLINED|TRANSACTION_REFUSED|PAYER_|CARD_|MAX_NUMBER_OF_PAYMENT_ATTEMPTS|REDIRECT_PAYER)/;

/**
 * What a refused capture means when PayPal's record has no money either. A decline is written down: only a new approval by
 * the buyer is captured then.
 *
 * @throws PayPalUnavailable when the refusal is about us and not about the payment.
 */
export async function recordDecline(
  { key, order }: CaptureRequest,
  { status, issue, debugId, message }: PayPalRefusal,
  source: Source,
  context: CheckoutContext,
): Promise<'open' | 'denied'> {
  if (notApproved.includes(issue ?? '')) return 'open';
  if (status !== 422) throw new PayPalUnavailable(message, { status, debugId });
  const { id: orderId, paypalOrderId } = order;
  await context.database.$transaction(async (transaction) => {
    const current = await lockOrder(transaction, orderId);
    await recordEvent(transaction, { kind: 'denied', orderId, paypalOrderId, detail: { key, issue, source } }, context);
    if (!buyersOwn.test(issue ?? '')) {
      await flagOrder(transaction, current, { why: `PayPal refused the payment: ${issue ?? message}.` }, context);
    }
  }, lockTimeouts);
  context.log.info({ orderId, issue, source }, 'payment declined');
  return 'denied';
}
