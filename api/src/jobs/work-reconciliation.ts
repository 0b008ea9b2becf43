import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { CheckoutContext } from '#api/checkout/checkout-context.ts';
import { reconcileOrders } from '#api/checkout/reconcile-orders.ts';

const everyMinute = '* * * * *';

/** Finishes orders whose payment was begun and not ended, every minute, in one process of all, and once soon after a start. */
export async function workReconciliation(
  boss: PgBoss,
  parts: Omit<CheckoutContext, 'requestId'>,
  stopping: AbortSignal,
): Promise<void> {
  await boss.schedule('reconcile', everyMinute, null, { singletonKey: 'minutely' });
  await boss.send('reconcile', null, { singletonKey: 'start' });
  await boss.work('reconcile', { pollingIntervalSeconds: 5 }, async ([job]) => {
    // The ledger and the log name the run, as they name a request.
    const requestId = randomUUID();
    const log = parts.log.child({ requestId });
    const signal = job ? AbortSignal.any([job.signal, stopping]) : stopping;
    const result = await reconcileOrders({ ...parts, requestId, log }, signal);
    log[result.looked > 0 ? 'info' : 'debug'](result, 'reconciliation done');
  });
}
