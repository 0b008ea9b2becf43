import type { MaintenanceOrder } from '@agency/prisma/client';
import { namesOfPlan, type PackageType } from '#api/contract/maintenance-plans.ts';
import { parseCents } from '#api/contract/money.ts';
import { currency, notFoundTexts, paymentIntent, unavailableTexts } from '#api/contract/orders.ts';
import { outOfDateText } from '#api/contract/text.ts';
import { InputError, NotFoundError, PaymentRefusedError, PaymentUnavailableError } from '#api/graphql/failures.ts';
import { currentOrder, pendingOrder } from '#api/orders/buyer-orders.ts';
import { expireOrder } from '#api/orders/expire-order.ts';
import { type OrderAtPayPal, withLockedOrder } from '#api/orders/order-state.ts';
import { type BuyerContext, type CheckoutContext, recordEvent } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import { type PaidBy, type PayPalOrder, PayPalRefusal } from '#api/paypal/paypal.ts';
import type { InputIssue } from '#api/platform/short-refusal.ts';
import { initialChecks, nextCheck } from '#api/reconciliation/check-times.ts';
import { isOurOrder } from './assess-payment.ts';
import { callPayPal, lookUpPayment } from './call-paypal.ts';
import { refusePayment, sayUnavailable, settlementOf, settlePayment } from './settle-payment.ts';

/** The browser's input, which is only compared with the pending order. `orderId`: the order that the page shows. */
type PaypalOrderRequest = { amount: string; currency: string; intent: string; orderId?: string | null };

/**
 * Returns the PayPal order for the buyer to approve: the existing one if the buyer can still approve it, or a new one.
 * The id is stored before the order is returned, so no approval can belong to an unknown order. Repeated requests get
 * the same order, because they send PayPal the same idempotency key.
 *
 * @throws InputError, NotFoundError, PaymentRefusedError, PaymentUnavailableError, RateLimitedError.
 */
export async function createPaypalOrder(request: PaypalOrderRequest, context: BuyerContext): Promise<{ id: string }> {
  await context.rateLimits.consume('paymentByAddress', context.address);
  const order = await pendingOrder(context);
  if (!order) throw await noOpenOrder(context);
  const issues = issuesOf(request, order);
  if (issues.length > 0) throw new InputError(issues);
  if (await hasEnded(order, context)) throw new PaymentRefusedError('ENDED');
  const { paypalOrderId } = order;
  const made = paypalOrderId
    ? reusePaypalOrder({ ...order, paypalOrderId }, context)
    : askForOrder(order, context).then((facts) => storePaypalOrder(order, facts, context));
  return made.catch(sayUnavailable('nothingTaken'));
}

/**
 * Returns the error that tells the buyer what became of their order, or a NotFoundError if the browser has no order.
 */
async function noOpenOrder(context: BuyerContext): Promise<PaymentRefusedError | NotFoundError> {
  const order = await currentOrder(context);
  return order ? refusePayment(settlementOf(order)) : new NotFoundError({ message: notFoundTexts.order });
}

/** Whether an order pays for a month of a plan that has ended. */
async function hasEnded({ subscriptionId: id }: MaintenanceOrder, { database, now }: BuyerContext): Promise<boolean> {
  const ended = { OR: [{ state: 'ended' }, { endsAt: { lte: now() } }] };
  return id !== null && (await database.subscription.count({ where: { id, ...ended } })) > 0;
}

function issuesOf(request: PaypalOrderRequest, order: MaintenanceOrder): InputIssue[] {
  const price = order.packagePrice.toFixed(2);
  // A page can pay a month only if it names the month's order. After the page was loaded, the visitor may have opened a
  // payment link that somebody else sent. The link's order is then the browser's order.
  const isOther = request.orderId ? request.orderId !== order.id : order.byLink;
  return [
    isOther && {
      path: 'orderId',
      message: request.orderId
        ? 'This browser has another open order now. Please load this page again.'
        : outOfDateText,
    },
    parseCents(request.amount) !== parseCents(price) && {
      path: 'amount',
      message: `The amount of this order is ${price}.`,
    },
    request.currency !== order.currency && { path: 'currency', message: `The currency is ${currency}.` },
    request.intent.toUpperCase() !== paymentIntent && { path: 'intent', message: `The intent is ${paymentIntent}.` },
  ].filter((issue) => issue !== false);
}

/** Creates the PayPal order for our order. If the account may not store payment sources, creates it without storing. */
export async function askForOrder(
  order: MaintenanceOrder,
  context: CheckoutContext,
  paidBy: PaidBy = order.mayVault ? 'buyer-who-stores' : 'buyer',
): Promise<PayPalOrder> {
  const amount = { value: order.packagePrice.toFixed(2), currency: order.currency };
  const key = paidBy === 'buyer-who-stores' ? `create-vault-${order.id}` : `create-${order.id}`;
  await recordEvent(
    context.database,
    { kind: 'create-requested', orderId: order.id, money: amount, detail: { key } },
    context,
  );
  const { name } = namesOfPlan(order.packageType as PackageType);
  const { id: reference, invoiceNumber } = order;
  const month = order.period ? `month ${order.period + 1}` : 'first month';
  const wanted = { reference, invoiceNumber, description: `${name}: website maintenance, ${month}`, amount, paidBy };
  try {
    return await callPayPal({ order, call: 'create', ask: () => context.paypal.createOrder(wanted, key) }, context);
  } catch (error) {
    const mayNot = error instanceof PayPalRefusal && error.issue === 'NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE';
    if (mayNot && paidBy === 'buyer-who-stores') return askForOrder(order, context, 'buyer');
    throw error;
  }
}

/** The states of a PayPal order that the buyer can approve or has approved. */
const approvable = new Set(['CREATED', 'SAVED', 'APPROVED', 'PAYER_ACTION_REQUIRED']);

/**
 * Returns the existing PayPal order for our order if the buyer can still use it. If the PayPal order is used up or
 * gone, our order ends too, and the buyer must start again.
 *
 * @throws PaymentRefusedError, PaymentUnavailableError, PayPalRefusal, PayPalUnavailable.
 */
async function reusePaypalOrder(order: OrderAtPayPal, context: CheckoutContext): Promise<{ id: string }> {
  const facts = await lookUpPayment(order, context);
  if (facts) {
    const { kind, order: current } = await settlePayment(order.id, facts, 'browser', context);
    if (current.paymentStatus === 'failed') throw refusePayment({ kind, order: current });
    if (kind !== 'open' && kind !== 'denied') throw refusePayment({ kind, order: current });
    if (approvable.has(facts.status)) return { id: facts.id };
  }
  // Our order stays, because another demo on this database may have a stand-in that knows the PayPal order.
  if (!facts && context.paypal.isDemo) throw new PaymentUnavailableError(unavailableTexts.nothingTaken);
  const why = facts ? `PayPal's order is ${facts.status}` : 'PayPal has no record of its order';
  throw new PaymentRefusedError((await expireOrder(order.id, why, context)) ? 'ENDED' : 'UNDER_WAY');
}

/**
 * Stores the id of an order's PayPal order once. A second caller gets the stored id.
 *
 * @throws PaymentRefusedError if the order has ended meanwhile, and PaymentUnavailableError if PayPal's order differs
 * from the request or belongs to another order. Such a PayPal order is never shown, so it cannot be approved.
 */
export async function storePaypalOrder(
  { id }: Pick<MaintenanceOrder, 'id'>,
  facts: PayPalOrder,
  context: CheckoutContext,
): Promise<{ id: string }> {
  const stored = await withLockedOrder(context, id, async (order, transaction) => {
    if (order.paymentStatus !== 'pending') throw new PaymentRefusedError('ENDED');
    if (order.paypalOrderId) return { id: order.paypalOrderId };
    const isTaken = await transaction.maintenanceOrder.count({ where: { paypalOrderId: facts.id } });
    if (isTaken > 0 || !isOurOrder(order, facts)) {
      const why = `PayPal’s order ${facts.id} differs from the request: ${sumOf(facts)} for ${facts.reference ?? 'no order'}.`;
      await flagOrder(transaction, order, { why }, context);
      return null;
    }
    const nextCheckAt = nextCheck(context.now(), initialChecks);
    const data = { paypalOrderId: facts.id, payeeId: facts.payeeId, nextCheckAt, checks: initialChecks };
    await transaction.maintenanceOrder.update({ where: { id }, data });
    return { id: facts.id };
  });
  if (!stored) throw new PaymentUnavailableError(unavailableTexts.nothingTaken);
  return stored;
}

const sumOf = ({ amount }: PayPalOrder) => (amount ? `${amount.value} ${amount.currency}` : 'no sum');
