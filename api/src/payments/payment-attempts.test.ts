import { expect, test } from 'vitest';
import { lockOrder } from '#api/orders/order-state.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { addAttempt, answerAttempts, declineAttempts, isPaymentUnderWay, refuseAttempt } from './payment-attempts.ts';

const { client, buyer } = await serveCheckout();

type Step = { minute: number; name?: string; does: 'ask' | 'refuse' | 'answer' | 'look' | 'decline'; says?: string };
const asked = (minute: number, name = 'one'): Step => ({ minute, does: 'ask', name });
const refused = (minute: number, name = 'one', says = 'INSTRUMENT_DECLINED'): Step => {
  return { minute, does: 'refuse', name, says };
};
const answered = (minute: number, says: string): Step => ({ minute, does: 'answer', name: 'one', says });
const looked = (minute: number, says: string): Step => ({ minute, does: 'look', says });
const declined = (minute: number, name?: string): Step => ({ minute, does: 'decline', ...(name && { name }) });

/**
 * Takes these steps for a new order. Returns whether a payment may be under way, and the key numbers of its attempts.
 */
async function run(steps: readonly Step[]) {
  const { orderId } = (await buyer().place()).body;
  return client.$transaction(async (transaction) => {
    const attempts = new Map<string | undefined, { id: string; keyNumber: number }>();
    const keys: number[] = [];
    for (const { minute, name, does, says = '' } of steps) {
      const clock = { now: () => new Date(Date.UTC(2026, 10, 21, 12, minute)) };
      const attempt = attempts.get(name);
      if (does === 'ask') {
        const added = await addAttempt(transaction, await lockOrder(transaction, orderId), clock);
        attempts.set(name, added);
        keys.push(added.keyNumber);
      } else if (does === 'refuse') await refuseAttempt(transaction, attempt?.id ?? '', says);
      else if (does === 'decline') await declineAttempts(transaction, orderId, clock, attempt?.keyNumber);
      else {
        const answer = { attemptId: attempt?.id ?? null, status: says };
        await answerAttempts(transaction, await lockOrder(transaction, orderId), answer, clock);
      }
    }
    const order = await lockOrder(transaction, orderId);
    return { underWay: await isPaymentUnderWay(transaction, order), keys, declinedAt: order.declinedAt };
  });
}

const histories: [string, Step[], boolean][] = [
  ['nothing was requested', [looked(1, 'APPROVED')], false],
  ['a process died during the request, or got no answer', [asked(0)], true],
  ['a request was not answered, and may arrive after a lookup', [asked(0), looked(2, 'APPROVED')], true],
  ['a request was not answered, and a lookup long after finds nothing', [asked(0), looked(15, 'APPROVED')], false],
  ['a request was refused, which does not prove that no money was taken', [asked(0), refused(0)], true],
  ['a lookup after a refusal finds nothing', [asked(0), refused(0), looked(1, 'APPROVED')], false],
  ['a lookup after a refusal does not find the order', [asked(0), refused(0), looked(1, 'NOT_FOUND')], true],
  ['only one of two requests was refused', [asked(0), asked(0, 'two'), refused(1, 'two'), looked(2, 'APPROVED')], true],
  ['the answer has no money', [asked(0), answered(0, 'DECLINED')], false],
  ['PayPal holds the money', [asked(0), answered(0, 'PENDING')], true],
  [
    'PayPal holds the money, and lookups do not show it',
    [asked(0), answered(0, 'PENDING'), looked(20, 'APPROVED')],
    true,
  ],
  ['PayPal held the money, and took nothing', [asked(0), answered(0, 'PENDING'), looked(20, 'DECLINED')], false],
  ['the money arrived, but is not settled yet', [asked(0), answered(0, 'COMPLETED')], true],
  ['a lookup finds the money', [asked(0), looked(1, 'COMPLETED')], true],
  ['a lookup finds money that nobody requested', [looked(1, 'PENDING')], true],
];

test.each(histories)('isPaymentUnderWay is right if %s', async (_what, steps, expected) => {
  expect(await run(steps)).toMatchObject({ underWay: expected });
});

test.each<[string, Step[], number[]]>([
  ['a retry', [asked(0), asked(1)], [1, 1]],
  ['a retry after a refusal for a reason other than a missing approval', [asked(0), refused(0), asked(1)], [1, 1]],
  [
    'a refusal because the buyer had not approved',
    [asked(0), refused(0, 'one', 'ORDER_NOT_APPROVED'), asked(1)],
    [1, 2],
  ],
  ['a decline', [asked(0), declined(1, 'one'), asked(2)], [1, 2]],
  [
    'declines of two requests with the same key',
    [asked(0), asked(0, 'two'), declined(1), declined(1, 'two'), asked(2)],
    [1, 1, 2],
  ],
  ['two declines', [asked(0), declined(1), asked(2), declined(3), asked(4)], [1, 2, 3]],
])('a capture after %s uses the right key', async (_what, steps, expected) => {
  expect((await run(steps)).keys).toEqual(expected);
});

test('a decline is forgotten once another capture is requested', async () => {
  expect((await run([asked(0), declined(1)])).declinedAt).toEqual(new Date(Date.UTC(2026, 10, 21, 12, 1)));
  expect((await run([asked(0), declined(1), asked(2)])).declinedAt).toBeNull();
});
