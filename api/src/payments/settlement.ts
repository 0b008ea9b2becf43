import type { MaintenanceOrder } from '@agency/prisma/client';
import { deniedForGood, type PaymentStatus, unavailableTexts } from '#api/contract/orders.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '#api/graphql/failures.ts';
import { isPayPalFailure } from '#api/paypal/paypal.ts';

/** Who reports a payment: the buyer's browser, PayPal's webhook, or the job that looks by itself. */
export type Source = 'browser' | 'webhook' | 'reconciliation';

/**
 * What is true of an order's payment now:
 *
 * - `paid`: now or before; `review`: money came, but not as agreed; `refunded`
 * - `held`: PayPal has it and decides later; `denied`: PayPal took no money after all
 * - `open`: nothing was captured, and the order waits on; `ended`: nothing was captured, and nothing will be
 */
export type Settlement = {
  kind: 'paid' | 'review' | 'refunded' | 'held' | 'denied' | 'open' | 'ended';
  order: MaintenanceOrder;
};

const kinds = { pending: 'open', paid: 'paid', review: 'review', failed: 'ended', refunded: 'refunded' } as const;

/** What an order's own state says. */
export function settlementOf(order: MaintenanceOrder): Settlement {
  return { kind: kinds[order.paymentStatus as PaymentStatus], order };
}

const reasons = {
  paid: 'PAID',
  review: 'REVIEW',
  refunded: 'ENDED',
  held: 'PENDING',
  denied: 'DECLINED',
  open: 'NOT_APPROVED',
  ended: 'ENDED',
} as const;

/** What a buyer reads when no payment is taken (now). One that was denied for good cannot be tried again. */
export function refusePayment({ kind, order }: Settlement): PaymentRefusedError {
  if (kind === 'denied' && order.paymentStatus === 'failed') return new PaymentRefusedError('ENDED', deniedForGood);
  return new PaymentRefusedError(reasons[kind]);
}

/** What a buyer reads when PayPal did not do what it was asked for; any other error stays what it is. */
export const sayUnavailable =
  (text: keyof typeof unavailableTexts) =>
  (error: unknown): never => {
    throw isPayPalFailure(error) ? new PaymentUnavailableError(unavailableTexts[text]) : error;
  };
