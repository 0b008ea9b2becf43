/** What became of an order's payment. */
export const paymentStatuses = ['pending', 'paid', 'review', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What became of the order itself. */
export const orderStatuses = ['pending', 'active', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why a payment was not taken. */
export const paymentRefusedReasons = ['NOT_APPROVED', 'DECLINED', 'PENDING', 'REVIEW', 'UNDER_WAY', 'ENDED'] as const;
export type PaymentRefusedReason = (typeof paymentRefusedReasons)[number];
