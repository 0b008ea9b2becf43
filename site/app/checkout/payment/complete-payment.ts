import type { RestClient } from '@agency/api/contract/rest-client';
import { type Outcome, outcomeOfCapture, unrecorded } from './outcome.ts';

export type PaymentClient = Pick<
  RestClient,
  'paypalSetup' | 'createPaypalOrder' | 'capturePaypalOrder' | 'reportPayment'
>;

/** Captures what the buyer approved, and reports the capture. Asking twice captures once. Never rejects. */
export async function completePayment(
  { capturePaypalOrder, reportPayment }: PaymentClient,
  ourOrderId: string,
  paypalOrderId: string,
): Promise<Outcome> {
  const captured = await capturePaypalOrder(paypalOrderId).catch(outcomeOfCapture);
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
