import type { FastifyInstance } from 'fastify';
import type { Services } from '#api/graphql/context.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { receiveWebhook } from '#api/payments/receive-webhook.ts';
import { ForgedWebhookError, isPayPalFailure } from '#api/paypal/paypal.ts';
import { RefusedError } from './handle-error.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** The maximum size of an event, in bytes. PayPal's events have a few thousand. */
const bodyLimit = 256 * 1024;

/**
 * Receives PayPal's webhook. The webhook is not a row of the REST table, because PayPal signs the unparsed bytes of the
 * body. Everything that is not from PayPal is refused (400) without a reason. If PayPal cannot be reached, the answer
 * 503 makes PayPal send the event again.
 */
export function paypalWebhook(app: FastifyInstance, services: Services): void {
  const url = '/paypal/webhook';
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  refuseOtherMethods(app, url, ['POST']);
  app.post<{ Body: Buffer | undefined }>(url, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
    const { id: requestId, address, log } = request;
    const context: CheckoutContext & { address: string } = { ...services, requestId, address, log };
    try {
      await receiveWebhook(request.headers, request.body ?? Buffer.alloc(0), context);
    } catch (error) {
      if (error instanceof ForgedWebhookError) {
        request.warnSampled('webhook refused', { reason: error.message });
        throw new RefusedError(400, 'This is not a current event from PayPal.');
      }
      if (!isPayPalFailure(error)) throw error;
      request.warnSampled('webhook postponed: PayPal cannot verify it now', { err: error });
      const headers = { 'Retry-After': '60' };
      throw new RefusedError(503, 'PayPal is not responding right now. Please send it again.', { headers });
    }
    return reply.header('Cache-Control', 'no-store').send({ received: true });
  });
}
