import { checkoutTexts, type PaymentRefusedReason } from '@agency/api/contract/orders';
import { HttpError, type RestClient, serverMessage, serverReason } from '@agency/api/contract/rest-client';

/**
 * The outcome of an attempt to pay.
 *
 * `again`: no money moved, and the button may be pressed again. `unknown`: whether money moved is not known; asking the same
 * again is safe. `checking`: PayPal or the agency looks at it. `unrecorded`: money moved, and the order does not count as paid.
 * `ended`: this order cannot be paid any more. `alreadyPaid`: it was paid before, in another tab say. `stale`: the page shows
 * another order than the one that is open.
 */
type PaymentResult = { kind: 'paid' } | ShownResult;
/** A result that is shown where the button is. */
export type ShownResult =
  | { kind: 'canceled' }
  | { kind: 'again' | 'unknown' | 'checking' | 'unrecorded' | 'ended' | 'alreadyPaid' | 'stale'; message: string };

/** PayPal's fault, or nobody knows whose (SPEC section 8). */
export const providerFailed = {
  kind: 'again',
  message: checkoutTexts.paymentFailed,
} as const;

/** The charge is made, the report of it failed (SPEC section 8). */
const unrecorded: ShownResult = {
  kind: 'unrecorded',
  message: checkoutTexts.recordFailed,
};

/** What each reason of a refused payment (409) means for what can be done next. */
const kinds: Readonly<Record<PaymentRefusedReason, 'again' | 'checking' | 'unrecorded' | 'ended' | 'alreadyPaid'>> = {
  DECLINED: 'again',
  NOT_APPROVED: 'again',
  PENDING: 'checking',
  REVIEW: 'unrecorded',
  UNDER_WAY: 'checking',
  PAID: 'alreadyPaid',
  ENDED: 'ended',
};

/** Why PayPal was not even opened. Nothing has been paid. */
export function resultOfOrder(fault: unknown): ShownResult {
  const { status, message } = refusalOf(fault);
  if (!message) return providerFailed;
  if (status === 409) return { kind: kindOf(fault), message };
  // The browser is not known any more as the one that placed the order.
  if (status === 404) return { kind: 'ended', message };
  if (status === 400) return { kind: 'stale', message };
  return status === 429 ? { kind: 'again', message } : providerFailed;
}

/** Why an approved payment was not captured, or not known to be. */
function resultOfCapture(fault: unknown): ShownResult {
  const { status, message } = refusalOf(fault);
  if (status === 409 && message) return { kind: kindOf(fault), message };
  if (status === 404) return providerFailed;
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

/** Captures what the buyer approved, and reports the capture. Asking twice captures once. Never rejects. */
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
  // PayPal's record names the order it is for: another tab may have placed one since this page was loaded.
  const orderId = capture.custom_id ?? unit?.custom_id ?? ourOrderId;
  try {
    await reportPayment({ orderId, paypalOrderId, paypalPaymentId: capture.id });
    return { kind: 'paid' };
  } catch {
    return unrecorded;
  }
}
