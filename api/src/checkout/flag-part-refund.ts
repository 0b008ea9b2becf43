import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { parseCents } from '#api/money/money.ts';
import type { PayPalCapture, PayPalOrder } from '#api/paypal/paypal.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { flagOrder } from './flag-order.ts';

/**
 * Says that a part of a payment went back, which is for a person. It says how much in all, so that a second part is said
 * again, and by the same words whether PayPal told of it or we looked.
 */
export function flagPartRefund(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { capture, facts }: { capture: PayPalCapture; facts: PayPalOrder | null },
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const cents = (facts?.refunds ?? []).reduce((sum, { value }) => sum + (parseCents(value) ?? 0), 0);
  const { value, currency } = capture.amount;
  const part = cents > 0 ? `${(cents / 100).toFixed(2)} ${currency}` : 'A part';
  return flagOrder(
    transaction,
    order,
    { why: `${part} of ${value} ${currency} was refunded at PayPal.`, capture },
    context,
  );
}
