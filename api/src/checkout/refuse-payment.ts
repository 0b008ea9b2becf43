import { PaymentRefusedError } from '#api/graphql/failures.ts';
import type { Settlement } from './settlement.ts';

const reasons = {
  review: 'REVIEW',
  refunded: 'ENDED',
  held: 'PENDING',
  denied: 'DECLINED',
  open: 'NOT_APPROVED',
  ended: 'ENDED',
} as const;

/** What a buyer is told of a payment that did not come to pass. */
export function refusePayment({ kind }: { kind: Exclude<Settlement['kind'], 'paid'> }): PaymentRefusedError {
  return new PaymentRefusedError(reasons[kind]);
}
