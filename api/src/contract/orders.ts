import './zod-without-eval.ts';
import { z } from 'zod';
import { contactSchema } from './contact.ts';
import { packageTypeSchema } from './maintenance-plans.ts';
import { websiteSchema } from './performance-report.ts';

/**
 * A maintenance order as the checkout's form, the mutation and REST accept it (SPEC section 5). The price is never
 * trusted: it must equal the catalog's.
 */
export const maintenanceOrderSchema = z.object({
  customerName: contactSchema.shape.name,
  customerEmail: contactSchema.shape.email,
  /** The address of the site to maintain. Forms send an empty field as an empty text, which becomes undefined. */
  website: z
    .string('Invalid input')
    .transform((entry) => entry.trim() || undefined)
    .pipe(websiteSchema.optional())
    .optional(),
  packageType: packageTypeSchema,
  /** Whether the buyer agrees that PayPal stores the payment source, to charge it each month. */
  storePayment: z.boolean('Invalid input').nullish(),
  packagePrice: z.string('Invalid price format').regex(/^\d{1,8}\.\d{2}$/, 'Invalid price format'),
});
export type MaintenanceOrderInput = z.infer<typeof maintenanceOrderSchema>;

export const currency = 'USD';

/** Asks PayPal for an immediate capture, not an authorization. */
export const paymentIntent = 'CAPTURE';

/** How long a browser is recognized as the buyer of an order. */
export const buyerCookieDays = 2;

export const paymentStatuses = ['pending', 'paid', 'review', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const orderStatuses = ['pending', 'active', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const paymentRefusedReasons = ['NOT_APPROVED', 'DECLINED', 'PENDING', 'REVIEW', 'UNDER_WAY', 'PAID', 'ENDED'] as const;
export type PaymentRefusedReason = (typeof paymentRefusedReasons)[number];

/** The beginning of the review reason of a disputed payment. PayPal's id of the dispute follows. Stored with orders. */
export const disputeReason = 'The customer disputes the payment at PayPal';

/** Messages for a buyer when something goes wrong (SPEC section 8). */
export const checkoutTexts = {
  createFailed: 'Failed to create order. Please try again.',
  recordFailed: 'Payment completed but there was an issue processing your order. Please contact support.',
  paymentFailed: 'There was an issue processing your payment. Please try again.',
} as const;

/** Messages for a buyer, by the reason for the refusal. */
export const refusalTexts: Record<PaymentRefusedReason, string> = {
  NOT_APPROVED: 'The payment was not approved with PayPal. Please try again.',
  DECLINED: 'PayPal declined the payment, and no money was taken. Please choose another way to pay there.',
  PENDING: 'PayPal is checking this payment. We will email you as soon as it arrives. Please do not pay again.',
  REVIEW: checkoutTexts.recordFailed,
  UNDER_WAY: 'A payment for your order is in progress, so it cannot be changed now. Please try again in a few minutes.',
  PAID: 'Your order is already paid. You were not charged again.',
  ENDED: 'This order is no longer open. Please start again.',
};

/** Messages for a browser that has no order, or that asks for another browser's order. */
export const notFoundTexts = {
  order: 'There is no open order. Please choose a plan first.',
  payment: 'You have no order with this payment.',
} as const;

/** The message for a buyer whose order ended because PayPal declined the payment. */
export const deniedForGood = 'PayPal declined the payment, and no money was taken. Please start again.';

/** Messages for a buyer if PayPal does not respond: before money could have moved, and after. */
export const unavailableTexts = {
  nothingTaken: 'PayPal is not responding right now. No money was taken. Please try again in a moment.',
  checking:
    'PayPal is not responding right now. We will keep checking your payment, and you will not be charged twice.',
} as const;
