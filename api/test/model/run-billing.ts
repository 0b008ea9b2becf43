import pRetry from 'p-retry';
import { placeOrder } from '#api/orders/place-order.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { capturePaypalOrder } from '#api/payments/capture-payment.ts';
import { createPaypalOrder } from '#api/payments/create-paypal-order.ts';
import { settlePayment } from '#api/payments/settle-payment.ts';
import type { Faults } from '#api/paypal/stand-in/stand-in-server.ts';
import { reconcileOrders } from '#api/reconciliation/reconcile-orders.ts';
import { billSubscriptions } from '#api/subscriptions/bill-subscriptions.ts';
import { cancelSubscription, changePlan, resumeSubscription } from '#api/subscriptions/change-subscription.ts';
import { capturedLog } from '../captured-log.ts';
import { checkBilling } from './check-billing.ts';
import { type CrashingProcess, startCrashingProcess } from './crashing-process.ts';
import type { SharedServices } from './shared-services.ts';

export type BillingRun = {
  subscriptions: number;
  steps: number;
  random: () => number;
  onProgress?: (step: string) => void;
};
export type BillingReport = {
  subscriptions: number;
  steps: number;
  crashes: number;
  charges: number;
  faults: string[];
};

const hour = 60;
const day = 24 * hour;

/**
 * Bills subscriptions over several months, while all kinds of faults occur. Each of two processes can die between any
 * two operations, the clock jumps, and requests and answers are lost. PayPal declines charges, deletes orders and
 * reports payments repeatedly. Customers cancel, resume and change their plans. Then everything recovers, and
 * `checkBilling` compares the subscriptions with PayPal's own record.
 */
export async function runBilling(
  { subscriptions: count, steps, random, onProgress = () => undefined }: BillingRun,
  shared: SharedServices,
): Promise<BillingReport> {
  const { standIn, database } = shared;
  shared.setClockRight();
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const processes = [await startCrashingProcess(shared), await startCrashingProcess(shared)];
  const contextOf = ({ services }: CrashingProcess): CheckoutContext => ({
    ...services,
    requestId: 'billing',
    log: capturedLog().logger,
  });
  let crashes = 0;

  /** Does the work in a process. If the process dies meanwhile, another one takes its place. */
  async function within(at: number, work: (context: CheckoutContext) => Promise<unknown>): Promise<void> {
    const process = processes[at] as CrashingProcess;
    // Ignores every error: billing is repeated in the next step, and a failed change is dropped.
    await Promise.race([work(contextOf(process)).catch(() => undefined), process.crashed]);
    if (!process.hasCrashed()) return;
    crashes += 1;
    await process.end();
    processes[at] = await startCrashingProcess(shared);
  }
  const bill = (at: number) =>
    within(at, async (context) => {
      await billSubscriptions(context);
      await reconcileOrders(context);
    });

  for (let at = 0; at < count; at += 1) await buyPlan(contextOf(processes[0] as CrashingProcess), shared, at);
  const ids = (await database.subscription.findMany({ select: { id: true } })).map(({ id }) => id);

  /** Makes a random change to a subscription or its payment source. */
  async function change(): Promise<void> {
    const id = pick(ids);
    const what = pick(['cancel', 'resume', 'plan', 'refuse', 'refuse', 'accept', 'accept']);
    const { vaultId } = await database.subscription.findUniqueOrThrow({ where: { id } });
    if (vaultId && what === 'refuse')
      standIn.refuseSource(vaultId, pick(['INSTRUMENT_DECLINED', 'INSTRUMENT_DECLINED', 'CARD_CLOSED']));
    if (vaultId && what === 'accept') standIn.refuseSource(vaultId, null);
    const verb = { cancel: cancelSubscription, resume: resumeSubscription }[what as 'cancel'];
    if (!verb && what !== 'plan') return;
    const packageType = pick(['maintain', 'protect', 'perform'] as const);
    await within(0, (context) =>
      context.database.$transaction(async (transaction) => {
        if (verb) await verb(transaction, id, { ...context, by: null });
        else await changePlan(transaction, { id, packageType }, { ...context, by: null });
      }),
    );
  }

  /** Reports a payment to both processes at once. */
  async function report(): Promise<void> {
    const order = pick(await database.maintenanceOrder.findMany({ where: { paypalOrderId: { not: null } } }));
    const tell = (at: number) =>
      within(at, async (context) => {
        const facts = await context.paypal.getOrder(order.paypalOrderId ?? '');
        if (facts) await settlePayment(order.id, facts, 'webhook', context);
      });
    await Promise.all([tell(0), tell(1)]);
  }

  /** Deletes an unpaid PayPal order, as PayPal does after some hours. */
  function forget(): void {
    const open = standIn.orders().filter(({ capture }) => capture === null);
    if (open.length > 0) standIn.forgetOrder(pick(open).id);
  }

  standIn.setFaults(faultsBy(random));
  for (let step = 0; step < steps; step += 1) {
    if (step % 10 === 0) onProgress(`step ${step}, ${crashes} crashes`);
    shared.pass(pick([1, hour, 7 * hour, day, 3 * day, 10 * day]));
    for (const process of processes) if (random() < 0.3) process.crashAfter(Math.floor(random() * 60));
    await Promise.all([bill(0), random() < 0.6 ? bill(1) : null]);
    if (random() < 0.5) await change();
    if (random() < 0.4) await report();
    if (random() < 0.3) forget();
  }

  // Recovery: PayPal answers correctly, no process dies, and a day passes.
  standIn.setFaults(null);
  for (const process of processes) process.crashAfter(Number.POSITIVE_INFINITY);
  for (let round = 0; round < 12; round += 1) {
    shared.pass(2 * hour);
    await bill(round % 2);
  }
  const found = await checkBilling(shared, contextOf(processes[0] as CrashingProcess).now());
  for (const process of processes) await process.end();
  return { subscriptions: ids.length, steps, crashes, ...found };
}

/** Makes about half of the calls fail: the request or the answer is lost, or PayPal takes too long. */
function faultsBy(random: () => number): Faults {
  return ({ call }) => {
    if (call === 'token' || random() > 0.55) return undefined;
    const kind = random();
    if (kind < 0.3) return { drop: 'before' };
    return kind < 0.7 ? { drop: 'after' } : { hesitateMs: 150 };
  };
}

/** Buys a plan. Two out of three buyers let PayPal store the payment source. */
export async function buyPlan(
  context: CheckoutContext,
  { services, standIn }: SharedServices,
  at: number,
): Promise<void> {
  const address = `10.1.${at >> 8}.${at & 255}`;
  const buyer = { ...context, rateLimits: services.rateLimits, address, buyerToken: null as string | null };
  const placed = await placeOrder(
    {
      customerName: `Buyer ${at}`,
      customerEmail: `buyer-${at}@example.com`,
      website: undefined,
      storePayment: at % 3 > 0,
      packageType: 'protect',
      packagePrice: '149.00',
    },
    buyer,
  );
  const known = { ...buyer, buyerToken: placed.buyerToken };
  const money = { amount: '149.00', currency: 'USD', intent: 'CAPTURE' } as const;
  // On a busy machine, these calls may exceed the scenarios' short timeout. Both can be repeated.
  const { id } = await pRetry(() => createPaypalOrder(money, known), { minTimeout: 100 });
  standIn.approve(id);
  await pRetry(() => capturePaypalOrder(id, known), { minTimeout: 100 });
}
