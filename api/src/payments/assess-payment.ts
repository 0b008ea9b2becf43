import type { MaintenanceOrder } from '@agency/prisma/client';
import { parseCents } from '#api/contract/money.ts';
import type { Money, PayPalCapture, PayPalOrder } from '#api/paypal/paypal.ts';

/** The statuses of a capture whose money reached us, even if the money was refunded later. */
const moved = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const refused = new Set(['DECLINED', 'FAILED']);

/** What PayPal's record means for our order. */
export type Verdict =
  | { kind: 'nothing' }
  /** PayPal holds the money and decides later. */
  | { kind: 'held'; capture: PayPalCapture }
  /** PayPal took no money. `final`: PayPal never will, because the PayPal order is used up. */
  | { kind: 'denied'; capture: PayPalCapture; final: boolean }
  /**
   * PayPal took money. `differences`: how the payment differs from the order, as text for the admin. `others`: further
   * captures.
   */
  | { kind: 'captured'; capture: PayPalCapture; differences: string[]; others: PayPalCapture[] };

/** Assesses PayPal's record of an order, and lists how a payment differs from our order. */
export function assessPayment(order: MaintenanceOrder, facts: PayPalOrder): Verdict {
  const captured = facts.captures.filter(({ status }) => moved.has(status));
  const capture =
    captured.find(({ id }) => id === order.paypalPaymentId) ??
    captured.find(({ amount }) => isPrice(order, amount)) ??
    captured[0];
  if (capture) {
    const others = captured.filter(({ id }) => id !== capture.id);
    return { kind: 'captured', capture, differences: differencesOf(order, facts, capture), others };
  }
  const held = facts.captures.find(({ status }) => status === 'PENDING');
  if (held) return { kind: 'held', capture: held };
  const denied = facts.captures.find(({ status }) => refused.has(status));
  if (denied) return { kind: 'denied', capture: denied, final: facts.status === 'COMPLETED' };
  return { kind: 'nothing' };
}

/** Whether a PayPal order was made for our order: the reference and the amount match. Amounts are compared in cents. */
export function isOurOrder(order: MaintenanceOrder, { reference, amount }: PayPalOrder): boolean {
  return reference === order.id && amount !== null && isPrice(order, amount);
}

function differencesOf(order: MaintenanceOrder, facts: PayPalOrder, { amount }: PayPalCapture): string[] {
  const price = `${order.packagePrice.toFixed(2)} ${order.currency}`;
  return [
    !isPrice(order, amount) && `Captured ${amount.value} ${amount.currency} instead of ${price}.`,
    facts.payeeId !== order.payeeId &&
      `Paid to ${facts.payeeId ?? 'an unnamed payee'} instead of ${order.payeeId ?? 'an unnamed payee'}.`,
    facts.reference !== order.id && `PayPal's order names ${facts.reference ?? 'no order'} instead of ${order.id}.`,
    facts.id !== order.paypalOrderId &&
      `PayPal answered about ${facts.id} instead of ${order.paypalOrderId ?? 'no order'}.`,
  ].filter((difference) => difference !== false);
}

function isPrice({ packagePrice, currency }: MaintenanceOrder, amount: Money): boolean {
  return amount.currency === currency && parseCents(amount.value) === parseCents(packagePrice.toFixed(2));
}
