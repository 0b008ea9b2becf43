import { checkoutTexts, type PaymentRefusedReason } from '@agency/api/contract/orders';
import { HttpError, type RestClient, serverMessage, serverReason } from '@agency/api/contract/rest-client';

/**
 * The result of an attempt to pay.
 *
 * `again`: no money moved, and the button may be pressed again. `unknown`: money may have moved; asking again is safe.
 * `checking`: PayPal or the agency is checking the payment. `unrecorded`: money moved, but the order does not count as paid.
 * `ended`: this order can no longer be paid. `alreadyPaid`: the order was paid before, such as in another tab. `stale`: the
 * page does not show the open order.
 */
type PaymentResult = { kind: 'paid' } | ShownResult;
/** A result that the payment page shows. */
export type ShownResult =
  | { kind: 'canceled' }
  | { kind: 'again' | 'unknown' | 'checking' | 'unrecorded' | 'ended' | 'alreadyPaid' | 'stale'; message: string };

/** PayPal failed, or the cause is unknown (SPEC section 8). */
export const providerFailed = {
  kind: 'again',
  message: checkoutTexts.paymentFailed,
} as const;

/** The charge succeeded, but its report failed (SPEC section 8). */
const unrecorded: ShownResult = {
  kind: 'unrecorded',
  message: checkoutTexts.recordFailed,
};

/**
 * The browser is no longer recognized as the one that placed the order, such as after it opened a payment link in another
 * tab. The server does not need this browser to capture what the buyer approved, and may already have done so.
 */
const unrecognized: ShownResult = {
  kind: 'checking',
  message:
    'This browser no longer has access to the order. We will check your payment, and email you as soon as it arrives. Please do not pay again.',
};

/** Maps each reason for a refused payment (409) to its result. */
const kinds: Readonly<Record<PaymentRefusedReason, 'again' | 'checking' | 'unrecorded' | 'ended' | 'alreadyPaid'>> = {
  DECLINED: 'again',
  NOT_APPROVED: 'again',
  PENDING: 'checking',
  REVIEW: 'unrecorded',
  UNDER_WAY: 'checking',
  PAID: 'alreadyPaid',
  ENDED: 'ended',
};

/** Returns why no PayPal order was created. This attempt has paid nothing. */
export function resultOfOrder(fault: unknown): ShownResult {
  const { status, message } = refusalOf(fault);
  if (!message) return providerFailed;
  if (status === 409) return { kind: kindOf(fault), message };
  // The browser is no longer recognized as the one that placed the order.
  if (status === 404) return { kind: 'ended', message };
  if (status === 400) return { kind: 'stale', message };
  return status === 429 ? { kind: 'again', message } : providerFailed;
}

/** Returns why an approved payment was not captured, or may not have been. */
function resultOfCapture(fault: unknown): ShownResult {
  const { status, message } = refusalOf(fault);
  if (status === 409 && message) return { kind: kindOf(fault), message };
  if (status === 404) return unrecognized;
  return { kind: 'unknown', message: (status === 502 || status === 429) && message ? message : providerFailed.message };
}

const kindOf = (fault: unknown) => kinds[(serverReason(fault) ?? 'DECLINED') as PaymentRefusedReason] ?? 'again';

const refusalOf = (fault: unknown) => ({
  status: fault instanceof HttpError ? fault.status : 0,
  message: serverMessage(fault),
});

export type PaymentClient = Pick<
  RestClient,
  'paypalSetup' | 'createPaypalOrder' | 'capturePaypalOrder' | 'reportPayment'
>;

/** Captures what the buyer approved, and reports the capture. A repeat captures nothing more. Never rejects. */
export async function completePayment(
  { capturePaypalOrder, reportPayment }: PaymentClient,
  ourOrderId: string,
  paypalOrderId: string,
): Promise<PaymentResult> {
  const captured = await capturePaypalOrder(paypalOrderId).catch(resultOfCapture);
  if ('kind' in captured) return captured;
  const [unit] = captured.purchase_units ?? [];
  const [capture] = unit?.payments?.captures ?? [];
  if (!capture) return unrecorded;
  // Use the order in PayPal's record, because another tab may have placed another order since this page was loaded.
  const orderId = capture.custom_id ?? unit?.custom_id ?? ourOrderId;
  try {
    await reportPayment({ orderId, paypalOrderId, paypalPaymentId: capture.id });
    return { kind: 'paid' };
  } catch {
    return unrecorded;
  }
}
