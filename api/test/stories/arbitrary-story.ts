import fc from 'fast-check';
import { packageTypes } from '#api/contract/maintenance-plans.ts';
import { arbitraryFault } from './arbitrary-fault.ts';
import { arbitraryPurchase } from './arbitrary-purchase.ts';
import type { Step, Story } from './story.ts';

const buyer = fc.nat({ max: 1 });
/** The newest payment mostly, or one that an old tab knows. */
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

/** Stories of one or two buyers: purchases, with anything else before, between and after their steps. */
export const arbitraryStory: fc.Arbitrary<Story> = fc
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
