import { z } from 'zod';
import { ForgedWebhookError, type PayPalCapture, type PayPalWebhook } from '#api/paypal/paypal.ts';
import { moneySchema, readOrder } from '#api/paypal/read-order.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(100),
  create_time: z.string().transform((text) => new Date(text)),
  resource_type: z.string().optional(),
  resource: z.unknown(),
});

/** A capture, or a refund, which looks much the same. */
const paymentSchema = z.object({
  id: z.string(),
  status: z.string().optional(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

type Facts = Pick<PayPalWebhook, 'paypalOrderId' | 'capture' | 'reference'>;

const nothing: Facts = { paypalOrderId: null, capture: null, reference: null };

/**
 * An event's facts, as far as they concern payments; other kinds of events have none.
 *
 * @throws ForgedWebhookError when this is no event at all.
 */
export function readEvent(rawBody: Buffer): PayPalWebhook {
  const raw = parse(rawBody);
  const { data: event } = eventSchema.safeParse(raw);
  if (!event || Number.isNaN(event.create_time.getTime())) throw new ForgedWebhookError('it is no event');
  const { id, event_type: type, create_time: createdAt, resource_type: kind, resource } = event;
  return { id, type, createdAt, ...factsOf(kind, type, resource), raw };
}

function factsOf(kind: string | undefined, type: string, resource: unknown): Facts {
  if (kind === 'checkout-order') return factsOfOrder(type, resource);
  const { data: payment } = paymentSchema.safeParse(resource);
  if (!payment || !type.startsWith('PAYMENT.CAPTURE.')) return nothing;
  const captureId = kind === 'refund' ? refundedCapture(payment.links) : payment.id;
  // A refund's own status speaks of the refund.
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

/** A refund names the capture that it refunds in its link "up" only. */
const refundedCapture = (links: readonly { rel: string; href: string }[]): string | undefined =>
  links.map(({ rel, href }) => (rel === 'up' ? /\/captures\/(\w+)$/.exec(href)?.[1] : undefined)).find(Boolean);

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
