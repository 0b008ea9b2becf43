import type { Prisma } from '@agency/prisma/client';

/** Refusals of a buyer who has not said yes, or not to the end. */
export const notApproved: readonly string[] = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];

type Detail = { id?: string; key?: string; call?: string; refused?: boolean; issue?: string | null };

/**
 * PayPal's key of the next capture. The same on every retry, so that a repeat is the same capture. Only once PayPal has
 * refused for certain, by a decline or since the buyer had not approved, is the next approval a capture of its own: the old key
 * would answer the old refusal again. PayPal itself captures an order once.
 */
export async function captureKey(
  transaction: Prisma.TransactionClient,
  orderId: string,
  paypalOrderId: string,
): Promise<string> {
  const events = await transaction.paymentEvent.findMany({
    where: { orderId, kind: { in: ['capture-requested', 'call-failed', 'denied'] } },
    select: { kind: true, captureId: true, detail: true },
  });
  const keys = new Map<unknown, string | undefined>();
  const over = new Set<string | undefined>();
  const lines = events.map(({ detail, ...event }) => ({ ...event, detail: (detail ?? {}) as Detail }));
  for (const { kind, detail } of lines) if (kind === 'capture-requested') keys.set(detail.id, detail.key);
  for (const { kind, captureId, detail } of lines) {
    if (kind === 'denied') over.add(captureId ?? detail.key);
    if (kind === 'call-failed' && detail.refused && notApproved.includes(detail.issue ?? ''))
      over.add(keys.get(detail.id));
  }
  return over.size === 0 ? `capture-${paypalOrderId}` : `capture-${paypalOrderId}-${over.size + 1}`;
}
