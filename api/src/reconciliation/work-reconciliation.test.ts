import { expect, test } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { reconcileOrders, workReconciliation } from './reconcile-orders.ts';

const { buyer, client, order, context } = await serveCheckout();

test('a new process finishes orders that others left, under an id that is in the log and in the ledger', async () => {
  const { orderId } = await buyer().approve();
  await client.maintenanceOrder.update({ where: { id: orderId }, data: { nextCheckAt: new Date(0) } });
  const { logger, lines } = capturedLog();
  const stopping = new AbortController();
  const working = workReconciliation({ ...context, log: logger }, stopping.signal);
  await expect.poll(async () => (await order(orderId)).paymentStatus).toBe('paid');
  await expect.poll(() => lines.some(({ msg }) => msg === 'reconciliation done')).toBe(true);
  stopping.abort();
  await working;
  const settled = (await order(orderId)).events.find(({ kind }) => kind === 'settled');
  const line = lines.find(({ msg }) => msg === 'order paid');
  expect(line).toMatchObject({ orderId, requestId: settled?.requestId });
});

test('processes that run at the same time check each order only once', async () => {
  const begun = await Promise.all(Array.from({ length: 6 }, () => buyer().begin()));
  const ids = begun.map(({ orderId }) => orderId);
  await client.maintenanceOrder.updateMany({ where: { id: { in: ids } }, data: { nextCheckAt: new Date(0) } });
  const before = await client.maintenanceOrder.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
  });
  const results = await Promise.all(
    Array.from({ length: 3 }, () => reconcileOrders({ ...context, requestId: 'test' })),
  );
  expect(results.reduce((sum, { looked }) => sum + looked, 0)).toBe(ids.length);
  const after = await client.maintenanceOrder.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
  expect(after.map(({ checks }) => checks)).toEqual(before.map(({ checks }) => checks + 1));
});
