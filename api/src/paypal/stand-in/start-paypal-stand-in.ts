import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Environment } from '#api/contract/environment.ts';
import { serveBuyer } from '#api/paypal/stand-in/serve-buyer.ts';
import { type ApiAnswer, type StandInCall, standInApi } from '#api/paypal/stand-in/stand-in-api.ts';
import { type BookResult, type Instrument, OrderBook, type StandInCapture, type StandInOrder } from './order-book.ts';
import { eventOf } from './paypal-json.ts';
import { type Faults, type StandInRequest, standInServer } from './stand-in-server.ts';
import { type Forgery, postWebhook, type SignedWebhook, webhookSigner } from './webhooks.ts';

type StandInOptions = {
  /** The port. 0 (the default) chooses a free one. */
  port?: number;
  /** The file that keeps orders across restarts. If null, they are not stored. */
  file?: string | null;
  /** The initial faults; `setFaults` changes them. */
  faults?: Faults | null;
  /** Whether each event is sent automatically, seconds later. If false, only `sendWebhook` sends events. */
  sendsEvents?: boolean;
};

export type WebhookHow = {
  forged?: Forgery;
  /** Whether the event was signed four days ago. */
  stale?: boolean;
  eventId?: string;
};

export type PayPalStandIn = {
  /** The options of a client that uses the stand-in. */
  readonly paypal: NonNullable<Environment['paypal']>;
  /** The options as environment variables, for another process. */
  readonly variables: Record<`PAYPAL_${string}`, string>;
  /** The last ten thousand requests to the API, in order. */
  readonly requests: readonly StandInRequest[];
  count(call: StandInCall): number;
  setFaults(faults: Faults | null): void;
  webhooksTo(url: string | null): void;
  orders(): readonly StandInOrder[];
  captures(): readonly StandInCapture[];
  /** Approves as the buyer; `pending` and `declines` set the outcome of the capture. */
  approve(id: string, instrument?: Instrument): void;
  /** Sets whether the account may store payment sources. Initially it may. */
  mayStore(may: boolean): void;
  /** Makes a stored source refuse to pay with this issue. Null makes it pay again. */
  refuseSource(vaultId: string, issue: string | null): void;
  /** Deletes an order, as PayPal does if nobody approves it for hours. */
  forgetOrder(id: string): void;
  decide(captureId: string, status: 'COMPLETED' | 'DECLINED'): void;
  /** Refunds an amount of a capture, or the rest if no amount is given. */
  refund(captureId: string, amount?: string): void;
  /** Creates an event without sending it. Each call creates a new one, unless `eventId` is given. */
  signedWebhook(type: string, orderId: string, how?: WebhookHow): SignedWebhook;
  /** Sends one event, several times if asked, and returns the statuses of the answers (0 = none). */
  sendWebhook(type: string, orderId: string, how?: WebhookHow & { times?: number }): Promise<number[]>;
  forgetTokens(): void;
  close(): Promise<void>;
};

const host = '127.0.0.1';
/** The age of a stale event, in ms: too old to be accepted. */
const staleMs = 4 * 24 * 60 * 60_000;
/**
 * How long after a call its event is sent, in ms. PayPal, too, sends an event after the answer. If an event is lost,
 * the reconciliation finishes the order.
 */
const eventDelayMs = 2_000;
/** The maximum number of requests that are recorded, because a demo may run for months. */
const mostRemembered = 10_000;
const random = () => randomBytes(18).toString('hex');

/**
 * Starts a stand-in for PayPal: its API, its webhooks, and its browser SDK, over real HTTP on loopback. The stand-in
 * takes no money. The embedded demo and the tests use it.
 */
export async function startPayPalStandIn(options: StandInOptions = {}): Promise<PayPalStandIn> {
  const { port = 0, file = null, sendsEvents = false } = options;
  let { faults = null } = options;
  let webhookUrl: string | null = null;
  const keys = { clientId: `client-${random()}`, clientSecret: `secret-${random()}`, webhookId: `WH${random()}` };
  const requests: StandInRequest[] = [];
  let url = '';
  const kept = await keepOrders(file);
  const book = new OrderBook('STANDINMERCHANT', kept.orders);
  const signer = webhookSigner(() => url);
  const api = standInApi(book, keys, () => url, signer.isGenuine);
  const posts = new Set<NodeJS.Timeout>();

  function announce(type: string, order: StandInOrder): void {
    if (!sendsEvents) return;
    const webhook = signer.sign(eventOf(type, order, url), keys.webhookId);
    const post = setTimeout(() => webhookUrl && void postWebhook(webhookUrl, webhook), eventDelayMs).unref();
    posts.add(post);
  }

  /** Saves the orders, and announces a capture by an event. */
  async function onDone(call: StandInCall, { status, order }: ApiAnswer): Promise<void> {
    if (!order) return;
    if (call !== 'get-order' && call !== 'get-capture') await kept.save(() => book.orders.values());
    if (status !== 201) return;
    if (call === 'capture') announce(`PAYMENT.CAPTURE.${order.capture?.status}`, order);
  }

  function approve(id: string, instrument: Instrument): BookResult {
    const result = book.approve(id, instrument);
    if ('order' in result) {
      void kept.save(() => book.orders.values());
      announce('CHECKOUT.ORDER.APPROVED', result.order);
    }
    return result;
  }

  /** Returns the order of a result. @throws if a test requests something impossible. */
  function must(result: BookResult): StandInOrder {
    if ('issue' in result) throw new Error(`The stand-in says ${result.issue}.`);
    return result.order;
  }

  function signedWebhook(type: string, orderId: string, { forged, stale, eventId }: WebhookHow = {}) {
    const order = book.orders.get(orderId);
    if (!order) throw new Error(`The stand-in knows no order ${orderId}.`);
    const event = eventOf(type, order, url);
    const at = new Date(Date.now() - (stale ? staleMs : 0));
    return signer.sign({ ...event, id: eventId ?? event.id }, keys.webhookId, { forged, at });
  }

  const server = standInServer({
    answer: api.answer,
    faults: () => faults,
    onDone,
    onRequest(request) {
      requests.push(request);
      if (requests.length > mostRemembered) requests.shift();
    },
  });
  server.register(serveBuyer, { orderOf: (id: string) => book.orders.get(id), approve });
  url = await server.listen({ port, host });
  const paypal = { ...keys, apiUrl: url, sdkUrl: `${url}/web-sdk/v6/core` };

  return {
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
    mayStore(may) {
      book.mayStore = may;
    },
    refuseSource(vaultId, issue) {
      if (issue === null) book.refusedSources.delete(vaultId);
      else book.refusedSources.set(vaultId, issue);
    },
    forgetOrder: (id) => void book.orders.delete(id),
    decide(captureId, status) {
      const order = must(book.decide(captureId, status));
      announce(`PAYMENT.CAPTURE.${status === 'DECLINED' ? 'DENIED' : status}`, order);
    },
    refund(captureId, amount) {
      announce('PAYMENT.CAPTURE.REFUNDED', must(book.refund(captureId, amount)));
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
    async close() {
      for (const post of posts) clearTimeout(post);
      await server.close();
      await kept.save(() => book.orders.values());
    },
  };
}

/** The maximum number of stored orders. The oldest are dropped. */
const mostKept = 1_000;

/**
 * Stores the stand-in's orders in a file, so that a demo continues after a restart. Each write is atomic. An unreadable
 * file is ignored.
 */
async function keepOrders(file: string | null) {
  const orders = await read(file);
  let writing = Promise.resolve();
  let dirty = false;

  return {
    orders,
    /** Writes the orders soon. Overlapping calls share one write. */
    save(current: () => Iterable<StandInOrder>): Promise<void> {
      if (!file || dirty) return writing;
      dirty = true;
      const write = async () => {
        dirty = false;
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(`${file}.new`, JSON.stringify([...current()].slice(-mostKept)), { mode: 0o600 });
        await rename(`${file}.new`, file);
      };
      // If the disk is full, the file keeps its earlier orders, and the demo goes on.
      writing = writing.then(write).catch(() => undefined);
      return writing;
    },
  };
}

async function read(file: string | null): Promise<StandInOrder[]> {
  if (!file) return [];
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return [];
  }
}
