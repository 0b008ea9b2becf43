import fc from 'fast-check';
import { packageTypes } from '#api/contract/maintenance-plans/catalogue.ts';
import type { Fault } from '#api/paypal/stand-in/faults.ts';
import type { Step, Story } from './story.ts';

const buyer = fc.nat({ max: 1 });
const which = fc.nat({ max: 3 });

const plainStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('place' as const), buyer, plan: fc.constantFrom(...packageTypes) }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('open-payment' as const), buyer }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('approve' as const), buyer, which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('decline' as const), buyer, which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('hold' as const), buyer, which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      which,
      status: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('capture' as const), buyer, which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('report' as const), buyer, which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('webhook' as const),
      which,
      type: fc.constantFrom(
        'CHECKOUT.ORDER.APPROVED',
        'PAYMENT.CAPTURE.COMPLETED',
        'PAYMENT.CAPTURE.DENIED',
        'PAYMENT.CAPTURE.REFUNDED',
      ),
      times: fc.integer({ min: 1, max: 3 }),
      worthless: fc.constantFrom('no', 'no', 'no', 'forged', 'stale'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refund' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('reconcile' as const), minutesLater: fc.constantFrom(0, 2, 60, 300) }),
  },
);

/** Two tabs of one browser: one pays by what it knows, the other changes the order in the same moment. */
const twoTabs = fc.record({ who: buyer, plan: fc.constantFrom(...packageTypes), which }).map(
  ({ who, plan, which: payment }): Step => ({
    does: 'together',
    steps: [
      { does: 'place', buyer: who, plan },
      { does: 'capture', buyer: who, which: payment },
    ],
  }),
);

/** Everybody who may tell of one payment tells of it at once. */
const rush = fc.record({ who: buyer, which }).map(({ who, which: payment }): Step => {
  const type = 'PAYMENT.CAPTURE.COMPLETED';
  return {
    does: 'together',
    steps: [
      { does: 'capture', buyer: who, which: payment },
      { does: 'capture', buyer: who, which: payment },
      { does: 'report', buyer: who, which: payment },
      { does: 'webhook', which: payment, type, times: 3, worthless: 'no' },
    ],
  };
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: plainStep },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('together' as const),
      steps: fc.array(plainStep, { minLength: 2, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: twoTabs },
  { weight: 2, arbitrary: rush },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('kill' as const), afterDeeds: fc.nat({ max: 25 }) }) },
);

const lie = fc.constantFrom(
  { amount: '0.01' },
  { amount: '1490.00' },
  { currency: 'EUR' },
  { payee: 'SOMEBODYELSE' },
  { reference: '00000000-0000-7000-8000-000000000000' },
  { reference: null },
);

/** PayPal at its worst, and mostly not. A call is given up after the short patience that stories are told with. */
const fault: fc.Arbitrary<Fault | null> = fc.oneof(
  { weight: 10, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<Fault>({ drop: 'before' }, { drop: 'after' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      answer: fc.record({
        status: fc.constantFrom(500, 503, 429, 401, 403, 404, 409),
        when: fc.constantFrom('before' as const, 'after' as const),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ issue: fc.constantFrom('UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED') }) },
  { weight: 1, arbitrary: fc.record({ hesitateMs: fc.constantFrom(5, 150) }) },
  { weight: 1, arbitrary: fc.record({ delayMs: fc.constantFrom(5, 150) }) },
  { weight: 1, arbitrary: fc.constant<Fault>({ duplicate: true }) },
  { weight: 1, arbitrary: fc.constant<Fault>({ garble: true }) },
  { weight: 1, arbitrary: fc.record({ lie, lasting: fc.boolean() }) },
);

/** What goes wrong with so many requests, the same for the same seed. */
export const chanceFaults = (seed: number, count: number): (Fault | null)[] =>
  fc.sample(fault, { seed, numRuns: count });

/** One buyer who goes all the way, which chance alone would seldom bring about. */
const purchase = fc.record({ plan: fc.constantFrom(...packageTypes), buyer }).map(({ plan, buyer: who }): Step[] => [
  { does: 'place', buyer: who, plan },
  { does: 'open-payment', buyer: who },
  { does: 'approve', buyer: who, which: 0 },
  { does: 'capture', buyer: who, which: 0 },
  { does: 'report', buyer: who, which: 0 },
]);

/** Stories of one or two buyers: purchases, with anything else before, between and after their steps. */
export const arbitraryStory: fc.Arbitrary<Story> = fc
  .record({
    purchases: fc.array(purchase, { minLength: 1, maxLength: 2 }),
    others: fc.array(fc.tuple(fc.nat({ max: 12 }), step), { maxLength: 8 }),
    faults: fc.array(fault, { maxLength: 16 }),
    captureFaults: fc.array(fault, { maxLength: 4 }),
  })
  .map(({ purchases, others, ...faults }) => {
    const steps: Step[] = purchases.flat();
    for (const [at, other] of others) steps.splice(Math.min(at, steps.length), 0, other);
    return { steps, ...faults };
  });
