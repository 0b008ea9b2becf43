import type { PayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';

/** PayPal does not hold a payment for ever, and decides either way. It tells nobody: who waits must look. */
export function decideAll(standIn: PayPalStandIn): void {
  for (const [at, { id, status }] of standIn.captures().entries()) {
    if (status === 'PENDING') standIn.decide(id, at % 2 === 0 ? 'COMPLETED' : 'DECLINED');
  }
}
