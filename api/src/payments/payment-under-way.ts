import type { PrismaClient } from '@agency/prisma';
import type { PaymentEvent, Prisma } from '@agency/prisma/client';

/** No request is still on its way after this, whatever lies between us and PayPal. */
const lostAfterMs = 15 * 60_000;

type Entry = Pick<PaymentEvent, 'kind' | 'at' | 'status' | 'detail'>;

/** Captures that moved money, or may yet. */
const money = new Set(['COMPLETED', 'PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const noMoney = new Set(['DECLINED', 'FAILED', 'VOIDED']);

/**
 * Whether money may be on its way for an order that is still open: a capture was asked for, and PayPal has not said for
 * certain that none was made. Such an order is neither replaced nor ended, or its buyer might pay twice.
 *
 * A refusal alone is not certain, and neither is a look right after a timeout: the request may arrive later. Certain is a
 * look that finds no money after the request was refused, or long after it was sent.
 *
 * @param events the order's ledger, oldest first.
 */
export function isUnderWay(events: readonly Entry[]): boolean {
  /** Captures asked for: when, and whether they were refused. */
  let open: { id: unknown; at: number; refused: boolean }[] = [];
  let held = false;
  for (const { kind, at, status, detail } of events) {
    const { id, call, refused } = (detail ?? {}) as { id?: unknown; call?: unknown; refused?: unknown };
    if (kind === 'capture-requested') open.push({ id, at: at.getTime(), refused: false });
    else if (kind === 'call-failed' && call === 'capture' && refused) {
      for (const request of open) if (request.id === id) request.refused = true;
    } else if (kind === 'capture-answered' || kind === 'lookup-answered') {
      if (kind === 'capture-answered') open = open.filter((request) => request.id !== id);
      if (money.has(status ?? '')) held = true;
      else {
        if (noMoney.has(status ?? '')) held = false;
        // Who does not know the order at all says nothing of what became of the request.
        const isKnown = status !== 'NOT_FOUND';
        open = open.filter((request) => !(request.refused && isKnown) && at.getTime() - request.at < lostAfterMs);
      }
    }
  }
  return held || open.length > 0;
}

/** The part of an order's ledger that shows whether money is under way. */
export async function paymentUnderWay(transaction: Prisma.TransactionClient, orderId: string): Promise<boolean> {
  const events = await transaction.paymentEvent.findMany({
    where: { orderId, kind: { in: ['capture-requested', 'capture-answered', 'lookup-answered', 'call-failed'] } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { kind: true, at: true, status: true, detail: true },
  });
  return isUnderWay(events);
}

/**
 * Whether PayPal declined the last capture that was asked for, and the buyer has not approved again since, as far as we know.
 * It is not tried again behind the buyer's back then: they read that no money was taken.
 *
 * @param approvedAt when PayPal says that the buyer approved.
 */
export async function wasDeclined(database: PrismaClient, orderId: string, approvedAt?: Date): Promise<boolean> {
  const last = await database.paymentEvent.findFirst({
    where: { orderId, kind: { in: ['capture-requested', 'denied'] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { kind: true, at: true },
  });
  return last?.kind === 'denied' && !(approvedAt && approvedAt > last.at);
}
