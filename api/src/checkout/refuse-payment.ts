import { deniedForGood } from '#api/contract/checkout/texts.ts';
import { PaymentRefusedError } from '#api/graphql/failures.ts';
import type { Settlement } from './settlement.ts';

type Refused = Pick<Settlement, 'order'> & { kind: Exclude<Settlement['kind'], 'paid'> };

const reasons = {
  review: 'REVIEW',
  refunded: 'ENDED',
  held: 'PENDING',
  denied: 'DECLINED',
  open: 'NOT_APPROVED',
  ended: 'ENDED',
} as const;

/** What a buyer is told of a payment that did not come to pass. One that was denied for good cannot be tried again. */
export function refusePayment({ kind, order }: Refused): PaymentRefusedError {
  if (kind === 'denied' && order.paymentStatus === 'failed') return new PaymentRefusedError('ENDED', deniedForGood);
  return new PaymentRefusedError(reasons[kind]);
}
