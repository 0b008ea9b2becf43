import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { reconcileOrders } from '../../api/src/reconciliation/reconcile-orders.ts';
import { billSubscriptions } from '../../api/src/subscriptions/bill-subscriptions.ts';
import { capturedLog } from '../../api/test/captured-log.ts';
import { startCrashingProcess } from '../../api/test/model/crashing-process.ts';
import { buyPlan } from '../../api/test/model/run-billing.ts';
import { openSharedServices } from '../../api/test/model/shared-services.ts';
import { openTestDatabase } from '../server/test-cluster.ts';

/**
 * `pnpm bench billing --subscriptions 10000 --rate 5` charges this many subscriptions that are due on one day, over
 * real HTTP and Postgres. Measures the time and the memory that this takes. After each quarter of the subscriptions, a
 * new simulated process takes over. `rate` is the number of sequential requests that PayPal answers per second; 0 means
 * no limit.
 */
const { values } = parseArgs({
  options: { subscriptions: { type: 'string', default: '10000' }, rate: { type: 'string', default: '0' } },
});
const [count, rate] = [Number(values.subscriptions), Number(values.rate)];
const testDatabase = await openTestDatabase('bench_billing');
const shared = await openSharedServices(testDatabase.url, 10_000);
const { database, standIn } = shared;
let server = await startCrashingProcess(shared);
const contextOf = () => ({ ...server.services, requestId: 'bench', log: capturedLog().logger });
let context = contextOf();
await buyPlan(context, shared, 1);
const [first] = await database.subscription.findMany();
if (!first?.vaultId) throw new Error('The plan was not bought.');
const { id: _id, person: _person, searchText: _searchText, ...plan } = first;
await database.subscription.deleteMany({ where: { id: { not: first.id } } });
for (let at = 0; at < count; at += 500)
  await database.subscription.createMany({
    data: Array.from({ length: Math.min(500, count - at) }, (_, place) => ({
      ...plan,
      customerEmail: `customer-${at + place}@example.com`,
      noticedPeriod: 1,
      actsAt: new Date(0),
      startedAt: new Date(Date.now() - 32 * 24 * 3_600_000),
    })),
  });
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const megabytes = () => {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};
const paid = () => database.subscription.count({ where: { paidPeriods: 2 } });
if (rate > 0) standIn.setFaults(() => ({ delayMs: 1_000 / rate }));
const begun = performance.now();
const table: object[] = [{ charged: 0, seconds: 0, 'heap, MB': megabytes(), captures: standIn.captures().length }];
for (let done = 0, shown = 0; done < count; ) {
  await billSubscriptions(context);
  await reconcileOrders(context);
  done = await paid();
  if (done < count && done < shown + count / 4) continue;
  shown = done;
  const seconds = Math.round((performance.now() - begun) / 1_000);
  table.push({ charged: done, seconds, 'heap, MB': megabytes(), captures: standIn.captures().length });
  console.log(`${done} charged after ${seconds} s`);
  await server.end();
  server = await startCrashingProcess(shared);
  context = contextOf();
}
console.table(table);
await server.end();
await shared.close();
await testDatabase.close();
process.exit();
