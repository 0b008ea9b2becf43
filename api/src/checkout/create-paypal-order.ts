import type { MaintenanceOrder } from '@agency/prisma/client';
import { currency, paymentIntent } from '#api/contract/checkout/maintenance-order.ts';
import { notFoundTexts, unavailableTexts } from '#api/contract/checkout/texts.ts';
import { maintenancePlan, type PackageType } from '#api/contract/maintenance-plans/catalogue.ts';
import type { InputIssue } from '#api/graphql/failures.ts';
import { InputError, NotFoundError, PaymentRefusedError, PaymentUnavailableError } from '#api/graphql/failures.ts';
import { parseCents } from '#api/money/money.ts';
import { isPayPalFailure, type PayPalOrder } from '#api/paypal/paypal.ts';
import { askPayPal } from './ask-paypal.ts';
import type { BuyerContext, CheckoutContext } from './checkout-context.ts';
import { currentOrder, pendingOrder } from './find-buyer-orders.ts';
import { recordEvent } from './record-event.ts';
import { reusePaypalOrder } from './reuse-paypal-order.ts';
import { storePaypalOrder } from './store-paypal-order.ts';

/** What the browser asks for. It decides nothing: the sum is that of the order. */
export type PaypalOrderRequest = { amount: string; currency: string; intent: string };

/**
 * PayPal's order for the buyer's order, for the buyer to approve: the one there is while it can be approved, or a new one.
 * Its id is stored before it is answered, so no approval can be of an order that we do not know. Asked for twice at once, or
 * again after an answer was lost, it is the same one: the key of the request says so.
 *
 * @throws InputError, NotFoundError, PaymentRefusedError, PaymentUnavailableError, RateLimitedError.
 */
export async function createPaypalOrder(request: PaypalOrderRequest, context: BuyerContext): Promise<{ id: string }> {
  await context.rateLimits.consume('paymentByAddress', context.address);
  const order = await pendingOrder(context);
  if (!order) throw await noOpenOrder(context);
  const issues = issuesOf(request, order);
  if (issues.length > 0) throw new InputError(issues);
  try {
    if (order.paypalOrderId) return await reusePaypalOrder({ ...order, paypalOrderId: order.paypalOrderId }, context);
    return await storePaypalOrder(order, await askForOrder(order, context), context);
  } catch (error) {
    if (!isPayPalFailure(error)) throw error;
    throw new PaymentUnavailableError(unavailableTexts.nothingTaken);
  }
}

/** Whoever has placed an order is told that it is over, and anybody else that there is none. */
async function noOpenOrder(context: BuyerContext): Promise<PaymentRefusedError | NotFoundError> {
  return (await currentOrder(context))
    ? new PaymentRefusedError('ENDED')
    : new NotFoundError({ message: notFoundTexts.order });
}

function issuesOf(request: PaypalOrderRequest, order: MaintenanceOrder): InputIssue[] {
  const price = order.packagePrice.toFixed(2);
  return [
    parseCents(request.amount) !== parseCents(price) && {
      path: 'amount',
      message: `The amount of this order is ${price}.`,
    },
    request.currency !== order.currency && { path: 'currency', message: `The currency is ${currency}.` },
    request.intent.toUpperCase() !== paymentIntent && { path: 'intent', message: `The intent is ${paymentIntent}.` },
  ].filter((issue) => issue !== false);
}

async function askForOrder(order: MaintenanceOrder, context: CheckoutContext): Promise<PayPalOrder> {
  const amount = { value: order.packagePrice.toFixed(2), currency: order.currency };
  const key = `create-${order.id}`;
  await recordEvent(
    context.database,
    { kind: 'create-requested', orderId: order.id, money: amount, detail: { key } },
    context,
  );
  const { name } = maintenancePlan(order.packageType as PackageType);
  const { id: reference, invoiceNumber } = order;
  const wanted = { reference, invoiceNumber, description: `${name}: website maintenance, first month`, amount };
  return askPayPal({ order, call: 'create', ask: () => context.paypal.createOrder(wanted, key) }, context);
}
