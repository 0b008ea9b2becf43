import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpApp, listen } from '#api/http/app.ts';
import { paypalDemo } from '#api/http/paypal-demo.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { createPayPal, type OpenedPayPal } from './open-paypal.ts';
import type { PayPalWebhook } from './paypal.ts';

const order = {
  reference: 'our-order',
  invoiceNumber: 'INV-2026-000001',
  description: 'Protect, one month',
  amount: { value: '149.00', currency: 'USD' },
};
let dataDir = '';
let opened: { close(): Promise<unknown> }[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'paypal-demo-'));
});
afterEach(async () => {
  for (const thing of opened.reverse()) await thing.close();
  opened = [];
  await rm(dataDir, { recursive: true });
});

async function openDemo(): Promise<OpenedPayPal> {
  const { logger } = capturedLog();
  const paypal = await createPayPal({ paypal: null, publicUrl: 'http://localhost:3000', dataDir, logger });
  opened.push(paypal);
  return paypal;
}

/** Serves the routes of the demo. Returns the server's address, and a promise of the received event. */
async function serveDemo(paypal: OpenedPayPal) {
  let received: (webhook: PayPalWebhook) => void = () => undefined;
  const webhook = new Promise<PayPalWebhook>((resolve) => {
    received = resolve;
  });
  const app = createHttpApp({ ...capturedLog(), security: { secure: false }, trustProxy: false, graceMs: 0 });
  app.register(
    async (api) => {
      if (paypal.demo) paypalDemo(api, paypal.demo, 'http://localhost:3000');
      api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      api.post<{ Body: Buffer }>('/paypal/webhook', async ({ headers, body }) =>
        received(await paypal.readWebhook(headers, body, '127.0.0.1')),
      );
    },
    { prefix: '/api' },
  );
  opened.push(app);
  const url = `http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`;
  const post = (path: string, headers = {}) => fetch(`${url}${path}`, { method: 'POST', headers });
  return { url, post, webhook };
}

test('with keys, PayPal itself is used, and the page loads PayPal’s script', async () => {
  const { logger } = capturedLog();
  const keys = { clientId: 'id', clientSecret: 'secret', webhookId: 'webhook', apiUrl: 'https://api-m.paypal.com' };
  const sdkUrl = 'https://www.paypal.com/web-sdk/v6/core';
  const publicUrl = 'https://agency.example';
  const paypal = await createPayPal({ paypal: { ...keys, sdkUrl }, publicUrl, dataDir, logger });
  expect(paypal).toMatchObject({ isDemo: false, sdkUrl, demo: null });
});

test('without keys, PayPal is a demonstration: the buyer approves on our own origin, and our webhook gets the event', async () => {
  const paypal = await openDemo();
  expect(paypal).toMatchObject({ isDemo: true, sdkUrl: '/api/paypal/demo-sdk.js' });
  const { url, post, webhook } = await serveDemo(paypal);
  const script = await fetch(`${url}${paypal.sdkUrl}`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toContain('It takes no money');

  const { id } = await paypal.createOrder(order, 'create');
  const shown = await fetch(`${url}/api/paypal/demo/orders/${id}`);
  expect(await shown.json()).toEqual({ amount: order.amount, description: order.description, stores: false });
  const approved = await post(`/api/paypal/demo/orders/${id}/approve`);
  expect([approved.status, await approved.json()]).toEqual([200, { payerId: 'DEMONSTRATION' }]);
  expect((await paypal.captureOrder(id, 'capture')).status).toBe('COMPLETED');
  expect(await webhook).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED', paypalOrderId: id, reference: 'our-order' });
});

test('the demonstration declines a card, and refuses unknown orders, other paths and other sites', async () => {
  const paypal = await openDemo();
  const { url, post } = await serveDemo(paypal);
  const { id } = await paypal.createOrder(order, 'create');
  const path = `/api/paypal/demo/orders/${id}`;
  expect((await post(`${path}/approve`, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await paypal.getOrder(id))?.status).toBe('PAYER_ACTION_REQUIRED');
  expect((await post(`${path}/once`)).status).toBe(200);
  expect((await post(`${path}/decline`)).status).toBe(200);
  await expect(paypal.captureOrder(id, 'capture')).rejects.toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  expect((await post('/api/paypal/demo/orders/UNKNOWN/approve')).status).toBe(404);
  expect((await fetch(`${url}${path}/approve`)).status).toBe(405);
  expect((await fetch(`${url}/api/paypal/demo/elsewhere`)).status).toBe(404);
  expect((await fetch(`${url}/api/paypal/order`)).status).toBe(404);
});

test('after a restart, the demonstration still has its orders', async () => {
  const before = await openDemo();
  const { id } = await before.createOrder(order, 'create');
  await before.close();
  const after = await openDemo();
  expect(await after.getOrder(id)).toMatchObject({ id, amount: order.amount });
  expect((await after.createOrder(order, 'create')).id).toBe(id);
});

test('a file of stored orders that cannot be read is ignored', async () => {
  await writeFile(join(dataDir, 'paypal-demo.json'), '{"half');
  const paypal = await openDemo();
  expect((await paypal.createOrder(order, 'create')).status).toBe('PAYER_ACTION_REQUIRED');
});
