import type { Prisma } from '@agency/prisma/client';
import type { Money } from '#api/paypal/paypal.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** What the ledger knows; the list stands in the migration, too. */
export type EventKind =
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

export type NewEvent = {
  kind: EventKind;
  orderId: string | null;
  paypalOrderId?: string | null;
  captureId?: string | null;
  money?: Money | null;
  status?: string | null;
  detail?: object;
};

/** The columns of an event that happens now, in this request. */
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

/** Writes a row of the ledger: in a transaction together with what it tells of, or by itself. */
export async function recordEvent(
  database: Pick<Prisma.TransactionClient, 'paymentEvent'>,
  event: NewEvent,
  context: Pick<CheckoutContext, 'now' | 'requestId'>,
): Promise<void> {
  await database.paymentEvent.create({ data: eventColumns(event, context) });
}

/** A sum as the columns hold it. One that no column could hold is left to the detail: a lie must not stop the ledger. */
function writable(money: Money | null | undefined) {
  if (!money || !/^\d{1,8}(\.\d{1,2})?$/.test(money.value)) return {};
  return { amount: money.value, currency: money.currency };
}
