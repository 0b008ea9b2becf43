import { randomUUID } from 'node:crypto';
import type { MaintenanceOrder } from '@agency/prisma/client';
import { captureKey } from './capture-key.ts';
import { isOver, nextCheck } from './check-times.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { lockOrder, lockTimeouts } from './lock-order.ts';
import { recordEvent } from './record-event.ts';
import type { Source } from './settlement.ts';

/** A capture that may now be asked for. `id` names the request in the ledger, `key` the operation to PayPal. */
export type CaptureRequest = { id: string; key: string; order: MaintenanceOrder & { paypalOrderId: string } };

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
  return context.database.$transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
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
  }, lockTimeouts);
}
