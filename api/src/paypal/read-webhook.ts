import type { IncomingHttpHeaders } from 'node:http';
import PQueue from 'p-queue';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { boundedArray } from '#api/contract/bounded-array.ts';
import { networkOf } from '#api/http/client-address.ts';
import { moneySchema, readOrder } from '#api/paypal/read-order.ts';
import {
  ForgedWebhookError,
  type PayPal,
  type PayPalCapture,
  PayPalRefusal,
  PayPalUnavailable,
  type PayPalWebhook,
} from './paypal.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(100),
  create_time: z.string().transform((text) => new Date(text)),
  resource_type: z.string().optional(),
  resource: z.unknown(),
});

/** A capture, or a refund, which has nearly the same shape. */
const paymentSchema = z.object({
  id: z.string(),
  status: z.string().optional(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  links: boundedArray(z.object({ rel: z.string(), href: z.string() }), { max: 50 }).default([]),
});

type Facts = Pick<PayPalWebhook, 'paypalOrderId' | 'capture' | 'reference'>;

const nothing: Facts = { paypalOrderId: null, capture: null, reference: null };

/**
 * Reads an event, and its capture if the event is about a payment.
 *
 * @throws ForgedWebhookError if this is not an event.
 */
function readEvent(rawBody: Buffer): PayPalWebhook {
  const raw = parse(rawBody);
  const { data: event } = eventSchema.safeParse(raw);
  if (!event || Number.isNaN(event.create_time.getTime())) throw new ForgedWebhookError('it is not an event');
  const { id, event_type: type, create_time: createdAt, resource_type: kind, resource } = event;
  return { id, type, createdAt, ...factsOf(kind, type, resource), raw };
}

function factsOf(kind: string | undefined, type: string, resource: unknown): Facts {
  if (kind === 'checkout-order') return factsOfOrder(type, resource);
  const { data: payment } = paymentSchema.safeParse(resource);
  if (!payment || !type.startsWith('PAYMENT.CAPTURE.')) return nothing;
  const captureId = kind === 'refund' ? refundedCapture(payment.links) : payment.id;
  // The status in this event is that of the refund, not of the capture.
  const status = kind === 'refund' ? 'REFUNDED' : (payment.status ?? '');
  const capture: PayPalCapture | null = captureId
    ? { id: captureId, status, amount: payment.amount, createdAt: null }
    : null;
  const paypalOrderId = payment.supplementary_data?.related_ids?.order_id ?? null;
  return { paypalOrderId, capture, reference: payment.custom_id ?? null };
}

function factsOfOrder(type: string, resource: unknown): Facts {
  try {
    const { id, captures, reference } = readOrder(type, resource);
    return { paypalOrderId: id, capture: captures[0] ?? null, reference };
  } catch {
    return nothing;
  }
}

/** Returns the id of the refunded capture. A refund names its capture only in the link "up". */
const refundedCapture = (links: readonly { rel: string; href: string }[]): string | undefined =>
  links.map(({ rel, href }) => (rel === 'up' ? /\/captures\/(\w+)$/.exec(href)?.[1] : undefined)).find(Boolean);

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The headers of a webhook's signature, mapped to the names and limited to the lengths of PayPal's verification call.
 */
const signatureSchema = z
  .object({
    'paypal-auth-algo': z.string().min(1).max(100),
    'paypal-cert-url': z.url().max(500),
    'paypal-transmission-id': z.string().min(1).max(50),
    'paypal-transmission-sig': z.string().min(1).max(500),
    'paypal-transmission-time': z.iso.datetime({ offset: true }).max(100),
  })
  .transform((headers) => ({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
  }));
export type WebhookSignature = z.output<typeof signatureSchema>;

type Parts = {
  /** Asks PayPal whether it signed this event. @throws PayPalRefusal, PayPalUnavailable. */
  verify(signature: WebhookSignature, rawBody: Buffer): Promise<boolean>;
  now?: (() => Date) | undefined;
};

/** The maximum age of an event, in ms. PayPal retries an event for three days. */
const staleAfterMs = 3 * 24 * 3_600_000;
/** How far ahead of ours PayPal's clock may be, in ms. */
const aheadMs = 5 * 60_000;
/** The maximum number of verifications at once. Anybody can send us an event, and each costs a call on our account. */
const mostAtOnce = 8;
/**
 * How many events may wait for verification. `ofNetwork`: from one network, including those being verified. `ofAll`: in
 * total. `ofForgers`: in total, if the next event comes from a network that sent a forged one within the last minute.
 */
const mostWaiting = { ofNetwork: mostAtOnce + 50, ofForgers: 50, ofAll: 200 };
const forgerSeconds = 60;

/**
 * Reads webhooks that PayPal confirms as its own:
 * developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post. Anything that cannot be an event is refused
 * first. Only a few events are verified at once, and networks that have sent forged ones come last. So even many forged
 * events do not keep a genuine one out. If too many wait, an event is postponed, and PayPal sends it again.
 */
export function webhookReader({ verify, now = () => new Date() }: Parts): PayPal['readWebhook'] {
  const verifications = new PQueue({ concurrency: mostAtOnce });
  // This limiter counts forgeries, and refuses nothing.
  const forgeries = new RateLimiterMemory({ points: 1, duration: forgerSeconds });
  /**
   * The number of events per network that wait or are being verified. A network that sends many at once comes last,
   * even before any verdict.
   */
  const waiting = new Map<string, number>();

  async function isGenuine(signature: WebhookSignature, rawBody: Buffer, network: string): Promise<boolean> {
    const forged = (await forgeries.get(network))?.consumedPoints ?? 0;
    const ofNetwork = waiting.get(network) ?? 0;
    const isTooMany = ofNetwork >= mostWaiting.ofNetwork || verifications.size >= mostWaiting.ofAll;
    if (isTooMany || (forged > 0 && verifications.size >= mostWaiting.ofForgers))
      throw new PayPalUnavailable('Too many webhooks wait to be verified');
    waiting.set(network, ofNetwork + 1);
    try {
      const genuine = await verifications.add(() => verify(signature, rawBody).catch(falseIfRefused), {
        priority: -(forged + ofNetwork),
      });
      if (!genuine) await forgeries.penalty(network);
      return genuine;
    } finally {
      const left = (waiting.get(network) ?? 1) - 1;
      if (left > 0) waiting.set(network, left);
      else waiting.delete(network);
    }
  }

  return async (headers: IncomingHttpHeaders, rawBody, address) => {
    const { data: signature } = signatureSchema.safeParse(headers);
    if (!signature) throw new ForgedWebhookError('its headers are not those of an event');
    const age = now().getTime() - new Date(signature.transmission_time).getTime();
    if (age > staleAfterMs || age < -aheadMs)
      throw new ForgedWebhookError(`it was sent ${signature.transmission_time}`);
    const event = readEvent(rawBody);
    if (!(await isGenuine(signature, rawBody, networkOf(address))))
      throw new ForgedWebhookError('PayPal did not sign this event for this receiver');
    return event;
  };
}

function falseIfRefused(error: unknown): false {
  if (error instanceof PayPalRefusal) return false;
  throw error;
}
