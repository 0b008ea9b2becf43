import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Money } from '#api/paypal/paypal.ts';
import type { StandInCall, StandInRequest } from '#api/paypal/stand-in/faults.ts';
import { keepOrders } from '#api/paypal/stand-in/keep-orders.ts';
import { type Deed, OrderBook } from '#api/paypal/stand-in/order-book.ts';
import type { PayPalStandIn, StandInOptions, WebhookHow } from '#api/paypal/stand-in/paypal-stand-in.ts';
import type { Instrument, StandInOrder } from '#api/paypal/stand-in/records.ts';
import { serveBuyer } from '#api/paypal/stand-in/serve-buyer.ts';
import { type ApiAnswer, standInApi } from '#api/paypal/stand-in/stand-in-api.ts';
import { standInServer } from '#api/paypal/stand-in/stand-in-server.ts';
import { eventOf } from '#api/paypal/stand-in/stand-in-webhooks.ts';
import { postWebhook, webhookPost } from '#api/paypal/stand-in/webhook-post.ts';
import { webhookSigner } from '#api/paypal/stand-in/webhook-signer.ts';

const host = '127.0.0.1';
/** Older than what is believed to be fresh. */
const staleMs = 4 * 24 * 60 * 60_000;
/** A demonstration may run for months. */
const mostRemembered = 10_000;
const random = () => randomBytes(18).toString('hex');

/**
 * Starts a stand-in for PayPal: its API, its webhooks with certificates of its own, and its SDK for the browser, over real
 * HTTP on loopback. It takes no money. The embedded demonstration runs on it, and so do the tests, which let it misbehave.
 */
export async function startPayPalStandIn(options: StandInOptions = {}): Promise<PayPalStandIn> {
  const { port = 0, file = null, tellsEvents = false, webhookPausesMs } = options;
  let { faults = null, webhookUrl = null } = options;
  const keys = { clientId: `client-${random()}`, clientSecret: `secret-${random()}`, webhookId: `WH${random()}` };
  const requests: StandInRequest[] = [];
  let url = '';
  const kept = await keepOrders(file);
  const book = new OrderBook('STANDINMERCHANT', kept.orders);
  const api = standInApi(book, keys, () => url);
  const signer = await webhookSigner(() => url);
  const post = webhookPost(webhookPausesMs);

  function announce(type: string, order: StandInOrder): void {
    if (!tellsEvents) return;
    const event = eventOf(type, order, url);
    post.send(
      () => webhookUrl,
      () => signer.sign(event, keys.webhookId),
    );
  }

  /** Keeps what was done, and tells of it. */
  async function onDone(call: StandInCall, { status, order }: ApiAnswer): Promise<void> {
    if (!order) return;
    if (call !== 'get-order' && call !== 'get-capture') await kept.save(() => book.orders.values());
    if (status !== 201) return;
    if (call === 'capture') announce(`PAYMENT.CAPTURE.${order.capture?.status}`, order);
    if (call === 'refund') announce('PAYMENT.CAPTURE.REFUNDED', order);
  }

  function approve(id: string, instrument: Instrument): Deed {
    const deed = book.approve(id, instrument);
    if ('order' in deed) {
      void kept.save(() => book.orders.values());
      announce('CHECKOUT.ORDER.APPROVED', deed.order);
    }
    return deed;
  }

  /** What a test does must be possible; it is told where it is not. */
  function must(deed: Deed): StandInOrder {
    if ('issue' in deed) throw new Error(`The stand-in says ${deed.issue}.`);
    return deed.order;
  }

  function signedWebhook(type: string, orderId: string, { forged, stale, eventId }: WebhookHow = {}) {
    const order = book.orders.get(orderId);
    if (!order) throw new Error(`The stand-in knows no order ${orderId}.`);
    const event = eventOf(type, order, url);
    const at = new Date(Date.now() - (stale ? staleMs : 0));
    return signer.sign({ ...event, id: eventId ?? event.id }, keys.webhookId, { forged, at });
  }

  const buyer = (scriptPath: string) => serveBuyer({ scriptPath, orderOf: (id) => book.orders.get(id), approve });
  const server = standInServer({
    answer: api.answer,
    certificate: signer.certificate,
    serveOther: buyer('/web-sdk/v6/core'),
    faults: () => faults,
    onDone,
    onRequest(request) {
      requests.push(request);
      if (requests.length > mostRemembered) requests.shift();
    },
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const paypal = { ...keys, apiUrl: url, sdkUrl: `${url}/web-sdk/v6/core` };

  return {
    url,
    paypal,
    variables: {
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_API_URL: paypal.apiUrl,
      PAYPAL_SDK_URL: paypal.sdkUrl,
    },
    requests,
    count: (call) => requests.filter((request) => request.call === call).length,
    setFaults(next) {
      faults = next;
    },
    webhooksTo(next) {
      webhookUrl = next;
    },
    orders: () => [...book.orders.values()],
    captures: () => book.captures(),
    approve: (id, instrument = 'pays') => void must(approve(id, instrument)),
    decline: (id) => void must(approve(id, 'declines')),
    decide(captureId, status) {
      const order = must(book.decide(captureId, status));
      announce(`PAYMENT.CAPTURE.${status === 'DECLINED' ? 'DENIED' : status}`, order);
    },
    refund(captureId, amount) {
      const sum: Money | null = amount ? { value: amount, currency: 'USD' } : null;
      announce('PAYMENT.CAPTURE.REFUNDED', must(book.refund(captureId, sum, null)));
    },
    signedWebhook,
    async sendWebhook(type, orderId, { times = 1, ...how } = {}) {
      const statuses: number[] = [];
      const eventId = how.eventId ?? `WH-${random()}`;
      for (let time = 0; time < times; time += 1) {
        if (!webhookUrl) throw new Error('The stand-in does not know where webhooks go: call webhooksTo.');
        statuses.push(await postWebhook(webhookUrl, signedWebhook(type, orderId, { ...how, eventId })));
      }
      return statuses;
    },
    forgetTokens: api.forgetTokens,
    serveBuyer: buyer,
    async close() {
      post.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await kept.save(() => book.orders.values());
    },
  };
}
