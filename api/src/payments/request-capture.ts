import { randomUUID } from 'node:crypto';
import type { Prisma } from '@agency/prisma/client';
import { type OrderAtPayPal, withLockedOrder } from '#api/orders/order-state.ts';
import { type CheckoutContext, recordEvent } from '#api/orders/record-event.ts';
import { isOver, nextCheck } from '#api/reconciliation/check-times.ts';
import type { Source } from './settlement.ts';

/** A capture that may now be asked for. `id` names the request in the ledger, `key` the operation to PayPal. */
export type CaptureRequest = { id: string; key: string; order: OrderAtPayPal };

/**
 * Writes that a capture is about to be asked for, which from now on keeps the order from being replaced or ended. Null when
 * the order does not wait for money any more: then nothing may be captured for it. Without its buyer there it is not either
 * once its day is over: who approved a day ago does not expect to be charged now.
 */
export function requestCapture(
  orderId: string,
  source: Source,
  context: CheckoutContext,
): Promise<CaptureRequest | null> {
  return withLockedOrder(context, orderId, async (order, transaction) => {
    const { paypalOrderId } = order;
    if (order.paymentStatus !== 'pending' || !paypalOrderId) return null;
    if (source !== 'browser' && isOver(order, context.now())) return null;
    const [id, key] = [randomUUID(), await captureKey(transaction, orderId, paypalOrderId)];
    const money = { value: order.packagePrice.toFixed(2), currency: order.currency };
    await recordEvent(
      transaction,
      { kind: 'capture-requested', orderId, paypalOrderId, money, detail: { id, key } },
      context,
    );
    // Should this process die now, the reconciliation finds out soon. Its own attempts come ever less often.
    if (source !== 'reconciliation') {
      const data = { nextCheckAt: nextCheck(context.now(), 0), checks: 0 };
      await transaction.maintenanceOrder.update({ where: { id: orderId }, data });
    }
    return { id, key, order: { ...order, paypalOrderId } };
  });
}

/** Refusals of a buyer who has not said yes, or not to the end. */
export const notApproved: readonly string[] = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];

type Detail = { id?: string; key?: string; call?: string; refused?: boolean; issue?: string | null };

/**
 * PayPal's key of the next capture. The same on every retry, so that a repeat is the same capture. Only once PayPal has
 * refused for certain, by a decline or since the buyer had not approved, is the next approval a capture of its own: the old key
 * would answer the old refusal again. PayPal itself captures an order once.
 */
async function captureKey(
  transaction: Prisma.TransactionClient,
  orderId: string,
  paypalOrderId: string,
): Promise<string> {
  const events = await transaction.paymentEvent.findMany({
    where: { orderId, kind: { in: ['capture-requested', 'call-failed', 'denied'] } },
    select: { kind: true, captureId: true, detail: true },
  });
  const keys = new Map<unknown, string | undefined>();
  const over = new Set<string | undefined>();
  const lines = events.map(({ detail, ...event }) => ({ ...event, detail: (detail ?? {}) as Detail }));
  for (const { kind, detail } of lines) if (kind === 'capture-requested') keys.set(detail.id, detail.key);
  for (const { kind, captureId, detail } of lines) {
    if (kind === 'denied') over.add(captureId ?? detail.key);
    if (kind === 'call-failed' && detail.refused && notApproved.includes(detail.issue ?? ''))
      over.add(keys.get(detail.id));
  }
  return over.size === 0 ? `capture-${paypalOrderId}` : `capture-${paypalOrderId}-${over.size + 1}`;
}
