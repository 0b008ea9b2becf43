import fc from 'fast-check';
import { type PackageType, packageTypes } from '#api/contract/maintenance-plans.ts';
import type { Fault } from '#api/paypal/stand-in/stand-in-server.ts';

/**
 * A step of one browser. `which` is the index among all payments that the browser ever opened, newest first. An old tab
 * may still have an old payment.
 */
export type BuyerStep =
  | { does: 'place'; buyer: number; plan: PackageType }
  | { does: 'open-payment'; buyer: number }
  /** After `hold`, PayPal holds the approved payment and decides it later. */
  | { does: 'approve' | 'decline' | 'hold'; buyer: number; which: number }
  | { does: 'capture' | 'report'; buyer: number; which: number };

/** A webhook event about a payment, how often it is sent, and whether it is forged or stale. */
export type WebhookStep = {
  does: 'webhook';
  which: number;
  type: 'CHECKOUT.ORDER.APPROVED' | 'PAYMENT.CAPTURE.COMPLETED' | 'PAYMENT.CAPTURE.DENIED' | 'PAYMENT.CAPTURE.REFUNDED';
  times: number;
  worthless: 'no' | 'forged' | 'stale';
};

/** A step of a scenario. The steps of `together` run at the same time. */
export type Step =
  | BuyerStep
  | WebhookStep
  | { does: 'refund'; which: number }
  /** PayPal decides a payment that it holds. */
  | { does: 'decide'; which: number; status: 'COMPLETED' | 'DECLINED' }
  | { does: 'reconcile'; minutesLater: number }
  | { does: 'together'; steps: readonly Step[] }
  /** The process dies without warning after this many more operations with the database or PayPal. */
  | { does: 'crash'; afterOperations: number };

/**
 * A scenario: its steps, and PayPal's faults, in the order of the requests. Captures have a second list of faults,
 * which takes precedence, because they are the most critical requests.
 */
export type Scenario = {
  steps: readonly Step[];
  faults: readonly (Fault | null)[];
  captureFaults: readonly (Fault | null)[];
  /** Whether recovery begins more than a day after the last step. */
  lateRecovery: boolean;
};

const falseAnswer = fc.constantFrom(
  { amount: '0.01' },
  { amount: '1490.00' },
  { currency: 'EUR' },
  { payee: 'SOMEBODYELSE' },
  { reference: '00000000-0000-7000-8000-000000000000' },
  { reference: null },
);

/**
 * Mostly no fault, sometimes a fault of any kind. A delay of 150 ms exceeds the short timeout that scenarios run with.
 */
const arbitraryFault: fc.Arbitrary<Fault | null> = fc.oneof(
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
  { weight: 1, arbitrary: fc.record({ falseAnswer, lasting: fc.boolean() }) },
);

const buyer = fc.nat({ max: 1 });

/** One buyer's complete purchase, which random steps would rarely produce. */
const purchase = fc.record({ plan: fc.constantFrom(...packageTypes), buyer }).map(({ plan, buyer: who }): Step[] => [
  { does: 'place', buyer: who, plan },
  { does: 'open-payment', buyer: who },
  { does: 'approve', buyer: who, which: 0 },
  { does: 'capture', buyer: who, which: 0 },
  { does: 'report', buyer: who, which: 0 },
]);

/** A buyer changes the plan while PayPal's window is open, and then approves the outdated order there. */
const secondThoughts = fc
  .record({ plan: fc.constantFrom(...packageTypes), other: fc.constantFrom(...packageTypes), buyer })
  .map(({ plan, other, buyer: who }): Step[] => [
    { does: 'place', buyer: who, plan },
    { does: 'open-payment', buyer: who },
    { does: 'place', buyer: who, plan: other },
    { does: 'approve', buyer: who, which: 0 },
    { does: 'capture', buyer: who, which: 0 },
    { does: 'open-payment', buyer: who },
    { does: 'approve', buyer: who, which: 0 },
    { does: 'capture', buyer: who, which: 0 },
  ]);

/** The process dies during a buyer's capture, and the buyer orders another plan instead of waiting. */
const abandonment = fc
  .record({
    plan: fc.constantFrom(...packageTypes),
    other: fc.constantFrom(...packageTypes),
    buyer,
    // The crash happens at any moment from shortly before the request to PayPal until shortly after its answer is
    // recorded.
    afterOperations: fc.integer({ min: 6, max: 30 }),
  })
  .map(({ plan, other, buyer: who, afterOperations }): Step[] => [
    { does: 'place', buyer: who, plan },
    { does: 'open-payment', buyer: who },
    { does: 'approve', buyer: who, which: 0 },
    { does: 'crash', afterOperations },
    { does: 'capture', buyer: who, which: 0 },
    { does: 'place', buyer: who, plan: other },
    { does: 'open-payment', buyer: who },
    { does: 'approve', buyer: who, which: 0 },
    { does: 'capture', buyer: who, which: 0 },
  ]);

/** PayPal holds a buyer's payment, and decides it without sending an event. */
const held = fc
  .record({
    plan: fc.constantFrom(...packageTypes),
    buyer,
    status: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
  })
  .map(({ plan, buyer: who, status }): Step[] => [
    { does: 'place', buyer: who, plan },
    { does: 'open-payment', buyer: who },
    { does: 'hold', buyer: who, which: 0 },
    { does: 'capture', buyer: who, which: 0 },
    { does: 'decide', which: 0, status },
  ]);

const arbitraryPurchase: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 4, arbitrary: purchase },
  { weight: 1, arbitrary: secondThoughts },
  { weight: 1, arbitrary: abandonment },
  { weight: 1, arbitrary: held },
);

/** Mostly the newest payment, sometimes one that an old tab still has. */
const which = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 3 }) });

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
    weight: 6,
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

/** Two tabs of one browser: one pays its order while the other changes the order. */
const twoTabs = fc.record({ who: buyer, plan: fc.constantFrom(...packageTypes), which }).map(
  ({ who, plan, which: payment }): Step => ({
    does: 'together',
    steps: [
      { does: 'place', buyer: who, plan },
      { does: 'capture', buyer: who, which: payment },
    ],
  }),
);

/** Two captures, a report and three webhooks about one payment arrive at once. */
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
  { weight: 2, arbitrary: fc.record({ does: fc.constant('crash' as const), afterOperations: fc.nat({ max: 25 }) }) },
);

/** Scenarios with one or two purchases, and random steps before, between and after their steps. */
export const arbitraryScenario: fc.Arbitrary<Scenario> = fc
  .record({
    purchases: fc.array(arbitraryPurchase, { minLength: 1, maxLength: 2 }),
    others: fc.array(fc.tuple(fc.nat({ max: 12 }), step), { maxLength: 8 }),
    faults: fc.array(arbitraryFault, { maxLength: 16 }),
    captureFaults: fc.array(arbitraryFault, { maxLength: 4 }),
    lateRecovery: fc.boolean(),
  })
  .map(({ purchases, others, ...faults }) => {
    const steps: Step[] = purchases.flat();
    for (const [at, other] of others) steps.splice(Math.min(at, steps.length), 0, other);
    return { steps, ...faults };
  });
