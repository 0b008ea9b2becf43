import {
  CheckoutPaymentIntent,
  Client,
  Environment,
  type OrderRequest,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalPaymentTokenUsageType,
  PaypalWalletContextShippingPreference,
  StoreInVaultInstruction,
  UsagePattern,
} from '@paypal/paypal-server-sdk';
import pRetry from 'p-retry';
import pTimeout from 'p-timeout';
import { z } from 'zod';
import type { Environment as OurEnvironment } from '#api/contract/environment.ts';
import { type NewPayPalOrder, type PayPal, PayPalRefusal, PayPalUnavailable } from '#api/paypal/paypal.ts';
import { readCapture, readOrder } from '#api/paypal/read-order.ts';
import type { Logger } from '#api/platform/logger.ts';
import {
  answerOf,
  fetchAdapter,
  fetchToken,
  keepToken,
  parseAnswer,
  type RawResponse,
  unreadable,
} from './paypal-http.ts';
import { type WebhookSignature, webhookReader } from './read-webhook.ts';

export type PayPalClientParts = {
  paypal: NonNullable<OurEnvironment['paypal']>;
  publicUrl: string;
  logger: Logger;
  /** How long each request may take. */
  timeoutMs?: number;
  /** How long all requests of one call may take together. */
  deadlineMs?: number;
  /** How long to wait before the one retry. */
  retryDelayMs?: number;
  now?: (() => Date) | undefined;
};

const verificationSchema = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });
/** Asks for the whole answer, not only ids and links. */
const prefer = 'return=representation';
/**
 * Our own token and the browser's token are renewed this long before they expire, in ms. The browser's token is valid
 * for 15 minutes, and paying takes a few minutes.
 */
const [ourMarginMs, browserMarginMs] = [60_000, 5 * 60_000];

/**
 * Returns a client for PayPal at `apiUrl`, based on PayPal's official SDK. The SDK cannot verify webhooks, so
 * `verifyWebhook` calls our HTTP adapter directly.
 */
export function payPalClient(parts: PayPalClientParts): Omit<PayPal, 'isDemo'> {
  const { paypal, publicUrl, logger, timeoutMs = 10_000, retryDelayMs = 500, deadlineMs = 12_000 } = parts;
  const { clientId, clientSecret, apiUrl, webhookId } = paypal;
  const exchange = fetchAdapter(apiUrl, timeoutMs);
  const config = {
    environment: Environment.Production,
    unstable_httpClientOptions: { adapter: exchange },
  };
  const unauthorized = new Client(config);
  const ourToken = keepToken(() => fetchToken(unauthorized, paypal), ourMarginMs);
  const domain = new URL(publicUrl).hostname.replace(/^www\./, '');
  const browserToken = keepToken(
    () => fetchToken(unauthorized, paypal, { response_type: 'client_token', 'domains[]': domain }),
    browserMarginMs,
  );

  /** Sends a request. If PayPal no longer accepts our token, sends the request again with a new token. */
  async function attempt(
    call: string,
    send: (client: Client, accessToken: string) => Promise<RawResponse>,
  ): Promise<unknown> {
    for (let renewed = false; ; renewed = true) {
      const accessToken = await ourToken.get();
      const oAuthToken = { accessToken, tokenType: 'Bearer' };
      const credentials = { oAuthClientId: clientId, oAuthClientSecret: clientSecret, oAuthToken };
      const client = new Client({ ...config, clientCredentialsAuthCredentials: credentials });
      const answer = await answerOf(send(client, accessToken));
      if (answer.status !== 401 || renewed) return parseAnswer(call, answer);
      ourToken.drop(accessToken);
    }
  }

  /**
   * Calls PayPal, retries once if there was no usable answer, and logs failures. One deadline covers both tries, and a
   * later answer is ignored. A capture and the lookup after it must end within 30 seconds. If the API runs on another
   * machine than the site, the site's requests to it time out then.
   */
  async function ask<T>(call: string, send: () => Promise<T>): Promise<T> {
    const deadline = new AbortController();
    const answer = pRetry((attempt) => (attempt === 1 ? send() : send().catch(afterSilence)), {
      retries: 1,
      minTimeout: retryDelayMs,
      signal: deadline.signal,
      shouldRetry: ({ error }) => error instanceof PayPalUnavailable,
      onFailedAttempt({ error, retriesLeft }) {
        if (error instanceof PayPalUnavailable && retriesLeft > 0)
          logFailure(call, error, 'PayPal gave no usable answer, and is asked once more');
      },
    });
    try {
      const message = new PayPalUnavailable(`PayPal did not ${call} within ${deadlineMs} ms`);
      return await pTimeout(answer, { milliseconds: deadlineMs, message });
    } catch (error) {
      if (error instanceof PayPalUnavailable) logFailure(call, error, 'PayPal gave no usable answer');
      else if (error instanceof PayPalRefusal) logFailure(call, error, 'PayPal refused');
      throw error;
    } finally {
      deadline.abort();
    }
  }

  function logFailure(call: string, error: PayPalRefusal | PayPalUnavailable, message: string): void {
    const { status, debugId } = error;
    const issue = error instanceof PayPalRefusal ? error.issue : null;
    logger.warn({ call, status, issue, debugId, reason: error.message }, message);
  }

  function afterSilence(error: unknown): never {
    if (error instanceof PayPalRefusal) error.afterSilence = true;
    throw error;
  }

  /** Asks PayPal whether it signed an event. A failure is not retried here, because PayPal sends the event again. */
  async function verifyWebhook(signature: WebhookSignature, rawBody: Buffer): Promise<boolean> {
    const call = 'verify a webhook';
    // Sends the event's own bytes: after parsing and serializing, its signature might not match.
    const data = `${JSON.stringify({ ...signature, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${rawBody}}`;
    const answer = await attempt(call, async (_client, accessToken) => {
      const requestHeaders = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
      const {
        status: statusCode,
        data: body,
        headers,
      } = await exchange({
        method: 'POST',
        url: `${apiUrl}/v1/notifications/verify-webhook-signature`,
        data,
        headers: { toJSON: () => requestHeaders },
      });
      return { statusCode, body, headers };
    });
    const { data: verified } = verificationSchema.safeParse(answer);
    if (!verified) throw unreadable(call);
    return verified.verification_status === 'SUCCESS';
  }

  const orNull = (error: unknown): null => {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    throw error;
  };

  return {
    readWebhook: webhookReader({ verify: verifyWebhook, now: parts.now }),

    clientToken: () => ask('give the browser a token', browserToken.get),

    createOrder(order, paypalRequestId) {
      const call = 'make an order';
      const body = newOrderBody(order, publicUrl);
      const send = (client: Client) => new OrdersController(client).createOrder({ body, paypalRequestId, prefer });
      return ask(call, async () => readOrder(call, await attempt(call, send)));
    },

    captureOrder(id, paypalRequestId, vaultId = null) {
      const call = 'capture an order';
      const body = vaultId === null ? {} : { body: { paymentSource: { paypal: { vaultId } } } };
      const send = (client: Client) =>
        new OrdersController(client).captureOrder({ id, paypalRequestId, prefer, ...body });
      return ask(call, async () => readOrder(call, await attempt(call, send)));
    },

    getOrder(id) {
      const call = 'show an order';
      const send = (client: Client) => new OrdersController(client).getOrder({ id });
      return ask(call, async () => readOrder(call, await attempt(call, send))).catch(orNull);
    },

    getCapture(captureId) {
      const call = 'show a capture';
      const send = (client: Client) => new PaymentsController(client).getCapturedPayment({ captureId });
      return ask(call, async () => readCapture(call, await attempt(call, send))).catch(orNull);
    },
  };
}

/** PayPal's limit for descriptions. A longer one would be refused. */
const maxDescription = 127;

/** Returns the body of a new PayPal order: one item to pay at once, with nothing to ship. */
export function newOrderBody(order: NewPayPalOrder, publicUrl: string): OrderRequest {
  const { reference, invoiceNumber, description, amount, paidBy } = order;
  const checkout = `${publicUrl}/maintenance/checkout?step=payment`;
  const vault = {
    storeInVault: StoreInVaultInstruction.OnSuccess,
    usageType: PaypalPaymentTokenUsageType.Merchant,
    usagePattern: UsagePattern.SubscriptionPrepaid,
    description: description.slice(0, maxDescription),
  };
  const body: OrderRequest = {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: reference,
        invoiceId: invoiceNumber,
        description: description.slice(0, maxDescription),
        amount: { currencyCode: amount.currency, value: amount.value },
      },
    ],
  };
  // A stored source is named only when the order is captured.
  if (paidBy === 'stored') return body;
  return {
    ...body,
    paymentSource: {
      paypal: {
        ...(paidBy === 'buyer-who-stores' && { attributes: { vault } }),
        experienceContext: {
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          userAction: PaypalExperienceUserAction.PayNow,
          // PayPal requires these URLs, but uses them only if the browser leaves the page to pay.
          returnUrl: checkout,
          cancelUrl: checkout,
        },
      },
    },
  };
}
