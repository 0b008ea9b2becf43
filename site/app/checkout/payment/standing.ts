import type { Told } from './outcome.ts';

/** The order's own state says that its money is there and a person looks at it. */
export const reviewed: Told = {
  kind: 'checking',
  message: 'We have your payment and are looking at it before your plan begins. You need not pay again.',
};

/** The server could not reach PayPal to set the payment up. */
export const paypalAway: Told = {
  kind: 'unknown',
  message: 'PayPal does not answer just now. Your order is kept, and nothing has been charged.',
};
