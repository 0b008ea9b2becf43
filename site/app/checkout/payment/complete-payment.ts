import { checkoutTexts, type PaymentRefusedReason } from '@agency/api/contract/orders';
import { HttpError, type RestClient, serverMessage, serverReason } from '@agency/api/contract/rest-client';

/**
 * The result of an attempt to pay.
 *
 * `again`: no money moved, and the button may be pressed again. `unknown`: money may have moved; requesting the result
 * again is safe. `checking`: PayPal or the agency is checking the payment. `unrecorded`: money moved, but the order
 * does not count as paid yet. `ended`: this order can no longer be paid. `alreadyPaid`: the order was already paid,
 * such as in another tab. `stale`: the page shows an order that has changed since.
 */
type PaymentResult = { kind: 'paid' } | ShownResult;
export type ShownResult =
  | { kind: 'canceled' }
  | { kind: 'again' | 'unknown' | 'checking' | 'unrecorded' | 'ended' | 'alreadyPaid' | 'stale'; message: string };

/** The result if PayPal failed, or if the cause of a failure is unknown (SPEC section 8). */
export const providerFailed = {
  kind: 'again',
  message: checkoutTexts.paymentFailed,
} as const;

/** The result if the capture succeeded, but reporting it failed (SPEC section 8). */
const unrecorded: ShownResult = {
  kind: 'unrecorded',
  message: checkoutTexts.recordFailed,
};

/**
 * The result if the server no longer recognizes the browser as the buyer, for example because another tab has opened a
 * payment link. The payment may still be captured later, or may already be captured.
 */
const unrecognized: ShownResult = {
  kind: 'checking',
  message:
    'This browser no longer has access to the order. We will check your payment, and email you as soon as it arrives. Please do not pay again.',
};

/** The kind of result for each reason of a refused payment (409). */
const kinds: Readonly<Record<PaymentRefusedReason, 'again' | 'checking' | 'unrecorded' | 'ended' | 'alreadyPaid'>> = {
  DECLINED: 'again',
  NOT_APPROVED: 'again',
  PENDING: 'checking',
  REVIEW: 'unrecorded',
  UNDER_WAY: 'checking',
  PAID: 'alreadyPaid',
  ENDED: 'ended',
};

/** Returns the result if no PayPal order was created, so no money moved. */
export function resultOfOrder(fault: unknown): ShownResult {
  const { status, message } = refusalOf(fault);
  if (!message) return providerFailed;
  if (status === 409) return { kind: kindOf(fault), message };
  // The server does not recognize the browser as the buyer.
  if (status === 404) return { kind: 'ended', message };
  if (status === 400) return { kind: 'stale', message };
  return status === 429 ? { kind: 'again', message } : providerFailed;
}

/** Returns the result if an approved payment was not captured, or if it is unknown whether it was. */
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

/** Captures what the buyer approved, and reports the capture. A repeated call captures nothing more. Never rejects. */
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
  // PayPal's record has the right order ID, even if another tab has placed an order since this page was loaded.
  const orderId = capture.custom_id ?? unit?.custom_id ?? ourOrderId;
  try {
    await reportPayment({ orderId, paypalOrderId, paypalPaymentId: capture.id });
    return { kind: 'paid' };
  } catch {
    return unrecorded;
  }
}
