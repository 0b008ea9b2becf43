import type { MaintenanceOrder } from '@agency/prisma/client';
import type { PayPalOrder } from '#api/paypal/paypal.ts';
import { askPayPal } from './ask-paypal.ts';
import type { CheckoutContext } from './checkout-context.ts';

/**
 * PayPal's own record of an order; null when it knows none.
 *
 * @throws PayPalRefusal, PayPalUnavailable.
 */
export function lookUpPayment(
  order: Pick<MaintenanceOrder, 'id'> & { paypalOrderId: string },
  context: CheckoutContext,
): Promise<PayPalOrder | null> {
  return askPayPal({ order, call: 'lookup', ask: () => context.paypal.getOrder(order.paypalOrderId) }, context);
}
