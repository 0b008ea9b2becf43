import type { PaymentRefusedReason } from './statuses.ts';

/** What a buyer is told when something went wrong (SPEC section 8). */
export const checkoutTexts = {
  createFailed: 'Failed to create order. Please try again.',
  recordFailed: 'Payment completed but there was an issue processing your order. Please contact support.',
  paymentFailed: 'There was an issue processing your payment. Please try again.',
} as const;

/** What a buyer is told by why a payment was not taken. */
export const refusalTexts: Record<PaymentRefusedReason, string> = {
  NOT_APPROVED: 'The payment was not approved with PayPal. Please try again.',
  DECLINED: 'PayPal declined the payment, and no money was taken. Please choose another way to pay there.',
  PENDING: 'PayPal is checking this payment. You get a mail as soon as it has arrived; please do not pay again.',
  REVIEW: checkoutTexts.recordFailed,
  UNDER_WAY: 'A payment of your order is under way, so it cannot be changed now. Please try again in a few minutes.',
  ENDED: 'This order is not open any more. Please start again.',
};

/** What a browser is told that has placed no order, or not the one that it speaks of. */
export const notFoundTexts = {
  order: 'There is no open order. Please choose a plan first.',
  payment: 'There is no order of yours with this payment.',
} as const;

/** What a buyer is told when PayPal has declined, and the order ended by it. */
export const deniedForGood = 'PayPal declined the payment, and no money was taken. Please start again.';

/** What a buyer is told when PayPal cannot be asked: before money could have moved, and after. */
export const unavailableTexts = {
  nothingTaken: 'PayPal does not answer at the moment, and no money was taken. Please try again in a moment.',
  checking: 'PayPal does not answer at the moment. We keep checking your payment, and it is never taken twice.',
} as const;
