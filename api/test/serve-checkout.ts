import { afterAll, beforeEach } from 'vitest';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { createPayPal } from '#api/paypal/open-paypal.ts';
import { type PayPalStandIn, startPayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';
import { reconcileOrders } from '#api/reconciliation/reconcile-orders.ts';
import { hashToken } from '#api/session/session.ts';
import { capturedLog } from './captured-log.ts';
import { planPrices } from './plan-prices.ts';
import { serveApi } from './serve-api.ts';
import { useTestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer.
export type Answer = { status: number; body: any; cookie: string | null };

/**
 * Serves the API with a test database, PayPal's stand-in over real HTTP, a queue for mail, and a clock that tests
 * advance.
 */
export async function serveCheckout() {
  const database = await useTestDatabase();
  const { client, url } = database;
  const { logger } = capturedLog();
  const standIn = await startPayPalStandIn();
  const jobs = await openJobs({ databaseUrl: url, logger });
  const paypal = await createPayPal({
    paypal: standIn.paypal,
    publicUrl: 'http://localhost:3000',
    dataDir: '/nowhere',
    logger,
    timeoutMs: 500,
    retryDelayMs: 1,
  });
  let [aheadMs, lastNumber] = [0, 0];
  const now = () => new Date(Date.now() + aheadMs);
  const services = testServices(client, url, { paypal, outbox: createOutbox(client, jobs.boss), now });
  const api = await serveApi(database, { services });
  standIn.webhooksTo(`${api.url}/api/paypal/webhook`);
  beforeEach(async () => {
    aheadMs = 0;
    standIn.setFaults(null);
    // The database is emptied for each test, but PayPal is not. PayPal accepts each invoice number only once, so each
    // test begins with higher numbers.
    lastNumber += 1_000;
    const year = now().getUTCFullYear();
    await client.invoiceSequence.createMany({ data: [year, year + 1].map((each) => ({ year: each, lastNumber })) });
  });
  afterAll(async () => {
    await paypal.close();
    await standIn.close();
    await jobs.close();
  });
  const context: CheckoutContext = { ...services, requestId: 'test-run', log: logger };
  return {
    api,
    standIn,
    context,
    database,
    client,
    pass(minutes: number) {
      aheadMs += minutes * 60_000;
    },
    reconcile: () => reconcileOrders(context),
    buyer: (cookie: string | null = null) => browser(api.url, cookie, standIn),
    /** Opens a month's payment link in a browser, up to the point where PayPal's window opens. */
    async openLink(token: string) {
      const ann = browser(api.url, `checkout=${token}`, standIn);
      const where = { buyerHash: hashToken(token) };
      const { id: orderId, packagePrice } = await client.maintenanceOrder.findFirstOrThrow({ where });
      return { ann, opened: await ann.open({ orderId, amount: packagePrice.toFixed(2) }) };
    },
    order: (id: string) =>
      client.maintenanceOrder.findUniqueOrThrow({
        where: { id },
        include: { events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
      }),
  };
}

type Approval = Parameters<PayPalStandIn['approve']>[1];

/** Creates a browser that buys over REST and keeps its cookie. */
function browser(url: string, given: string | null, standIn: PayPalStandIn) {
  let cookie = given;
  async function post(path: string, body: object = {}): Promise<Answer> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
      body: JSON.stringify(body),
    });
    const set = response.headers.get('Set-Cookie');
    if (set) cookie = set.split(';', 1)[0] ?? null;
    return { status: response.status, body: await response.json(), cookie: set };
  }
  const place = (plan: PackageType = 'protect', fields: object = {}) =>
    post('/api/maintenance/create', {
      customerName: 'Ann Marlow',
      customerEmail: 'ann@marlow.example',
      packageType: plan,
      packagePrice: planPrices[plan],
      ...fields,
    });
  const open = (fields: object = {}, plan: PackageType = 'protect') =>
    post('/api/paypal/order', { amount: planPrices[plan], currency: 'USD', intent: 'capture', ...fields });
  const capture = (paypalOrderId: string) => post(`/api/paypal/order/${paypalOrderId}/capture`);
  /** Buys up to the point where the buyer must approve the payment at PayPal. */
  async function begin(
    plan: PackageType = 'protect',
    fields: object = {},
  ): Promise<{ orderId: string; paypalId: string; invoiceNumber: string }> {
    const { orderId, invoiceNumber } = (await place(plan, fields)).body;
    return { orderId, invoiceNumber, paypalId: (await open({}, plan)).body.id };
  }
  /** Buys up to the point where the approved payment must be captured. `how` is the outcome of the capture. */
  async function approve(how?: Approval) {
    const begun = await begin();
    standIn.approve(begun.paypalId, how);
    return begun;
  }
  return {
    post,
    place,
    open,
    cookie: () => cookie,
    capture,
    report: (orderId: string, paypalOrderId: string, paypalPaymentId: string) =>
      post('/api/maintenance/payment-success', { orderId, paypalOrderId, paypalPaymentId }),
    begin,
    approve,
    /** Buys a plan. `how` is the outcome of the capture. */
    async pay(how?: Approval) {
      const begun = await approve(how);
      await capture(begun.paypalId);
      return begun;
    },
  };
}
