import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { receiveWebhook } from '#api/payments/receive-webhook.ts';
import { ForgedWebhookError, isPayPalFailure } from '#api/paypal/paypal.ts';
import type { RequestContext } from '#api/platform/request-context.ts';
import { allowMethods, refuse, sendJson } from '#api/platform/send-json.ts';
import { readBody } from './read-body.ts';
import { RefusedError } from './refused-error.ts';

export const paypalWebhookPath = '/api/paypal/webhook';

/** PayPal's events are a few thousand bytes long. */
const maxBytes = 256 * 1024;

/**
 * Hears PayPal's webhook. It is no row of the table: its signature is over the bytes of the body. What is not from PayPal is
 * refused (400) without a word why; when PayPal cannot be asked, 503 makes it tell the event again.
 */
export async function handlePaypalWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  context: CheckoutContext & Pick<RequestContext, 'warnSampled' | 'address'>,
): Promise<void> {
  if (!allowMethods(request.method, response, ['POST'])) return;
  try {
    await receiveWebhook(request.headers, await readBody(request, maxBytes), context);
    sendJson(response, 200, { received: true });
  } catch (error) {
    const end: Record<string, string> = request.complete ? {} : { Connection: 'close' };
    if (error instanceof RefusedError) return refuse(response, error.status, error.message, end);
    if (error instanceof ForgedWebhookError) {
      context.warnSampled('webhook refused', { reason: error.message });
      return refuse(response, 400, 'This is not an event that PayPal sent us now.');
    }
    if (!isPayPalFailure(error)) throw error;
    context.log.warn({ err: error }, 'webhook put off: PayPal cannot be asked');
    refuse(response, 503, 'PayPal cannot be asked at the moment. Please send it again.', { 'Retry-After': '60' });
  }
}
