/** What people call a kind of mail. */
const labels: Record<string, string> = {
  'inquiry-notification': 'Notice of an inquiry',
  'inquiry-receipt': 'Receipt of an inquiry',
  'password-reset': 'Password reset link',
  'performance-report': 'Performance report',
  'order-notification': 'Notice of an order',
  'order-confirmation': 'Order confirmation',
  'order-attention': 'Notice of an order that needs review',
  'payment-denied': 'Word of a denied payment',
  'payment-denied-notice': 'Notice of a denied payment',
};

/** A kind without a name of its own is shown as it is. */
export const kindLabel = (kind: string): string => labels[kind] ?? kind;
