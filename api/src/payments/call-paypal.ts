import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PrismaClient } from '@agency/prisma';
import { type MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { withLockedOrder } from '#api/orders/order-state.ts';
import { type CheckoutContext, recordEvent } from '#api/orders/record-event.ts';
import {
  isPayPalFailure,
  type PayPalCapture,
  type PayPalOrder,
  PayPalRefusal,
  PayPalUnavailable,
} from '#api/paypal/paypal.ts';
import { answerAttempts, refuseAttempt } from './payment-attempts.ts';

type PayPalCall = 'create' | 'capture' | 'lookup';

type Question<Answer> = {
  order: Pick<MaintenanceOrder, 'id' | 'paypalOrderId'>;
  call: PayPalCall;
  /** The attempt that a capture belongs to. */
  attemptId?: string;
  ask(): Promise<Answer>;
};

/**
 * Calls PayPal about an order, and records the answer in the ledger and the attempts before the caller gets it. Never
 * call it while a transaction is open, because PayPal may be slow.
 *
 * @throws PayPalRefusal. PayPalUnavailable, also if PayPal answers about another order.
 */
export async function callPayPal<Answer extends PayPalOrder | PayPalCapture | null>(
  { order, call, attemptId, ask }: Question<Answer>,
  context: CheckoutContext,
): Promise<Answer> {
  const about = { orderId: order.id, paypalOrderId: order.paypalOrderId };
  const id = attemptId ?? randomUUID();
  try {
    const facts = await ask();
    if (facts && 'captures' in facts && order.paypalOrderId && facts.id !== order.paypalOrderId) {
      throw new PayPalUnavailable(`PayPal answered about ${facts.id} when it was asked for ${order.paypalOrderId}.`);
    }
    const answer = answered(facts);
    const detail = { id, ...(await rawOf(facts, order, context)) };
    await withLockedOrder(context, order.id, async (locked, transaction) => {
      await recordEvent(transaction, { kind: `${call}-answered`, ...about, ...answer, detail }, context);
      if (call === 'create') return;
      await answerAttempts(transaction, locked, { attemptId: attemptId ?? null, status: answer.status }, context);
    });
    return facts;
  } catch (error) {
    if (isPayPalFailure(error)) {
      const { status, debugId, message } = error;
      const refusal = error instanceof PayPalRefusal ? error : null;
      // After an unanswered request, a refusal of the retry does not tell whether the first request took money. So the
      // attempt stays open.
      const refused = refusal !== null && !refusal.afterSilence;
      const issue = refusal?.issue ?? null;
      const detail = { call, id, refused, issue, debugId, message };
      const event = { kind: 'call-failed', ...about, status: status === null ? null : String(status), detail } as const;
      await withLockedOrder(context, order.id, async (_order, transaction) => {
        await recordEvent(transaction, event, context);
        if (attemptId && refused) await refuseAttempt(transaction, attemptId, issue);
      });
      context.log.warn({ orderId: order.id, call, err: error }, 'a call to PayPal failed');
    }
    throw error;
  }
}

/**
 * Returns the columns of the answer. The status is that of a capture (preferably one with money), or else that of the
 * PayPal order.
 */
function answered(facts: PayPalOrder | PayPalCapture | null) {
  if (!facts) return { status: 'NOT_FOUND' };
  if (!('captures' in facts)) return { captureId: facts.id, money: facts.amount, status: facts.status };
  const moneyStates = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'PENDING'];
  const capture = facts.captures.find(({ status }) => moneyStates.includes(status)) ?? facts.captures[0];
  return {
    paypalOrderId: facts.id,
    captureId: capture?.id ?? null,
    money: capture?.amount ?? facts.amount,
    // A COMPLETED order without a capture holds no money, so it must not count as completed.
    status: capture?.status ?? (facts.status === 'COMPLETED' ? 'COMPLETED_WITHOUT_CAPTURE' : facts.status),
  };
}

/** Returns PayPal's whole answer for the ledger, if the answer has a capture and differs from the stored answer. */
async function rawOf(
  facts: PayPalOrder | PayPalCapture | null,
  order: Pick<MaintenanceOrder, 'id'>,
  { database }: CheckoutContext,
): Promise<{ raw?: unknown }> {
  if (!facts || !('captures' in facts) || facts.captures.length === 0) return {};
  const { raw } = facts;
  return isDeepStrictEqual(await storedAnswer(database, order.id), raw) ? {} : { raw };
}

/**
 * Looks up PayPal's own record of an order. Returns null if PayPal has none.
 *
 * @throws PayPalRefusal, PayPalUnavailable.
 */
export function lookUpPayment(
  order: Pick<MaintenanceOrder, 'id'> & { paypalOrderId: string },
  context: CheckoutContext,
): Promise<PayPalOrder | null> {
  return callPayPal({ order, call: 'lookup', ask: () => context.paypal.getOrder(order.paypalOrderId) }, context);
}

/** Returns PayPal's last answer with a capture from the ledger of an order, or undefined. */
export async function storedAnswer(database: PrismaClient, orderId: string): Promise<unknown> {
  const kind = { in: ['capture-answered', 'lookup-answered'] };
  const answer = await database.paymentEvent.findFirst({
    where: { orderId, kind, captureId: { not: null }, detail: { path: ['raw'], not: Prisma.AnyNull } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { detail: true },
  });
  return (answer?.detail as { raw?: unknown } | undefined)?.raw;
}
