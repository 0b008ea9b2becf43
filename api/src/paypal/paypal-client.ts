import { setTimeout as pause } from 'node:timers/promises';
import { type ApiResponse, Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { Environment as OurEnvironment } from '#api/contract/environment.ts';
import { fetchAdapter } from '#api/paypal/fetch-adapter.ts';
import { fetchToken } from '#api/paypal/fetch-token.ts';
import { answerOf, judgeAnswer } from '#api/paypal/judge-answer.ts';
import { keepToken } from '#api/paypal/keep-token.ts';
import { newOrderBody } from '#api/paypal/new-order-body.ts';
import { type PayPal, PayPalRefusal, PayPalUnavailable } from '#api/paypal/paypal.ts';
import { readCapture, readOrder } from '#api/paypal/read-order.ts';
import type { Logger } from '#api/platform/logger.ts';

export type PayPalClientParts = {
  paypal: NonNullable<OurEnvironment['paypal']>;
  publicUrl: string;
  logger: Logger;
  /** How long each exchange may take. */
  timeoutMs?: number;
  /** How long all exchanges of one call may take together. */
  deadlineMs?: number;
  /** How long PayPal is left alone before it is asked once more. */
  retryPauseMs?: number;
};

/** The whole answer, not only ids and links. */
const prefer = 'return=representation';
/** The browser's token lives 15 minutes; a buyer needs some of them. */
const [ourMarginMs, browserMarginMs] = [60_000, 5 * 60_000];

/**
 * A call may take so long, with its token and its repetition: a capture and the look after it must both be over before whoever
 * waits for us gives up (a site whose API runs elsewhere waits 30 seconds). What is still on its way then is not heard.
 */
async function within<T>(call: string, ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new PayPalUnavailable(`PayPal did not ${call} within ${ms} ms`));
    controller.abort();
  }, ms);
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** PayPal behind `apiUrl`, through its official SDK. Everything but webhooks. */
export function payPalClient(parts: PayPalClientParts): Omit<PayPal, 'isDemo' | 'readWebhook'> {
  const { paypal, publicUrl, logger, timeoutMs = 10_000, retryPauseMs = 500, deadlineMs = 12_000 } = parts;
  const { clientId, clientSecret, apiUrl } = paypal;
  const config = {
    environment: Environment.Production,
    unstable_httpClientOptions: { adapter: fetchAdapter(apiUrl, timeoutMs) },
  };
  const unauthorized = new Client(config);
  const ourToken = keepToken(() => fetchToken(unauthorized, paypal), ourMarginMs);
  const domain = new URL(publicUrl).hostname.replace(/^www\./, '');
  const browserToken = keepToken(
    () => fetchToken(unauthorized, paypal, { response_type: 'client_token', 'domains[]': domain }),
    browserMarginMs,
  );

  /** One attempt. A token that PayPal does not take any more is replaced. */
  async function attempt(call: string, send: (client: Client) => Promise<ApiResponse<unknown>>): Promise<unknown> {
    for (let renewed = false; ; renewed = true) {
      const accessToken = await ourToken.get();
      const oAuthToken = { accessToken, tokenType: 'Bearer' };
      const credentials = { oAuthClientId: clientId, oAuthClientSecret: clientSecret, oAuthToken };
      const client = new Client({ ...config, clientCredentialsAuthCredentials: credentials });
      const answer = await answerOf(send(client));
      if (answer.status !== 401 || renewed) return judgeAnswer(call, answer);
      ourToken.drop(accessToken);
    }
  }

  /** Asks, once more when there was no answer, and logs what went wrong. */
  async function ask<T>(call: string, send: () => Promise<T>): Promise<T> {
    try {
      return await within(call, deadlineMs, (signal) =>
        send().catch(async (error: unknown) => {
          if (!(error instanceof PayPalUnavailable)) throw error;
          signal.throwIfAborted();
          logFailure(call, error, 'PayPal did not answer, and is asked once more');
          await pause(retryPauseMs, undefined, { signal });
          return send().catch(afterSilence);
        }),
      );
    } catch (error) {
      if (error instanceof PayPalUnavailable) logFailure(call, error, 'PayPal did not answer');
      else if (error instanceof PayPalRefusal) logFailure(call, error, 'PayPal refused');
      throw error;
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

  const orNull = (error: unknown): null => {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    throw error;
  };

  return {
    clientToken: () => ask('give the browser a token', browserToken.get),

    createOrder(order, paypalRequestId) {
      const call = 'make an order';
      const body = newOrderBody(order, publicUrl);
      const send = (client: Client) => new OrdersController(client).createOrder({ body, paypalRequestId, prefer });
      return ask(call, async () => readOrder(call, await attempt(call, send)));
    },

    captureOrder(id, paypalRequestId) {
      const call = 'capture an order';
      const send = (client: Client) => new OrdersController(client).captureOrder({ id, paypalRequestId, prefer });
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
