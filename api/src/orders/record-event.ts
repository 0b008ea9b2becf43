import type { PrismaClient } from '@agency/prisma';
import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import type { Outbox } from '#api/mail/outbox.ts';
import type { Money, PayPal, PayPalCapture } from '#api/paypal/paypal.ts';
import type { Logger } from '#api/platform/logger.ts';
import type { RateLimits } from '#api/rate-limits/rate-limits.ts';

/** The context of payment verbs, in requests, webhooks and jobs alike. */
export type CheckoutContext = {
  readonly database: PrismaClient;
  readonly paypal: PayPal;
  readonly outbox: Outbox;
  /** The agency's address for mails about orders. */
  readonly mailTo: string;
  now(): Date;
  /** The id of the request or job, in the log and in the ledger. */
  readonly requestId: string;
  readonly log: Logger;
};

/** The context of verbs that a buyer's browser calls. */
export type BuyerContext = CheckoutContext & {
  readonly rateLimits: Pick<RateLimits, 'consume'>;
  readonly address: string;
  readonly buyerToken: string | null;
};

/** Who reports a payment: the buyer's browser, PayPal's webhook, or the reconciliation. */
export type PaymentSource = 'browser' | 'webhook' | 'reconciliation';

/** The kinds of events in the ledger; the migration has the same list. */
type EventKind =
  | 'placed'
  | 'replaced'
  | 'expired'
  | 'create-requested'
  | 'create-answered'
  | 'capture-requested'
  | 'capture-answered'
  | 'lookup-answered'
  | 'call-failed'
  | 'webhook-received'
  | 'browser-reported'
  | 'settled'
  | 'settled-late'
  | 'review'
  | 'acknowledged'
  | 'denied'
  | 'refunded';

type NewEvent = {
  kind: EventKind;
  orderId: string | null;
  paypalOrderId?: string | null;
  captureId?: string | null;
  money?: Money | null;
  status?: string | null;
  detail?: object;
};

/** Returns the fields of an event that describe an order and a capture. */
export function about({ id, paypalOrderId }: MaintenanceOrder, capture?: PayPalCapture) {
  const base = { orderId: id, paypalOrderId };
  return capture ? { ...base, captureId: capture.id, money: capture.amount, status: capture.status } : base;
}

export function eventColumns(
  { money, detail, ...event }: NewEvent,
  { now, requestId }: Pick<CheckoutContext, 'now' | 'requestId'>,
) {
  return {
    ...event,
    at: now(),
    requestId,
    ...writable(money),
    ...(detail && { detail: detail as Prisma.InputJsonObject }),
  };
}

/** Writes an event to the ledger. Pass the transaction that makes the recorded change, if there is one. */
export async function recordEvent(
  database: Pick<Prisma.TransactionClient, 'paymentEvent'>,
  event: NewEvent,
  context: Pick<CheckoutContext, 'now' | 'requestId'>,
): Promise<void> {
  await database.paymentEvent.create({ data: eventColumns(event, context) });
}

/**
 * Returns an amount as the columns store it. An amount that does not fit is left out, so that its event can still be
 * written.
 */
function writable(money: Money | null | undefined) {
  if (!money || !/^\d{1,8}(\.\d{1,2})?$/.test(money.value)) return {};
  return { amount: money.value, currency: money.currency };
}
