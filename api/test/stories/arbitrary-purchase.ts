import fc from 'fast-check';
import { packageTypes } from '#api/contract/maintenance-plans.ts';
import type { Step } from './story.ts';

const buyer = fc.nat({ max: 1 });

/** One buyer who goes all the way, which chance alone would seldom bring about. */
const purchase = fc.record({ plan: fc.constantFrom(...packageTypes), buyer }).map(({ plan, buyer: who }): Step[] => [
  { does: 'place', buyer: who, plan },
  { does: 'open-payment', buyer: who },
  { does: 'approve', buyer: who, which: 0 },
  { does: 'capture', buyer: who, which: 0 },
  { does: 'report', buyer: who, which: 0 },
]);

/** One who changes the plan with PayPal's window open, and then says yes there to what is no longer wanted. */
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

/** One whose capture is cut off by the end of the process, and who turns to another plan instead of waiting. */
const impatience = fc
  .record({
    plan: fc.constantFrom(...packageTypes),
    other: fc.constantFrom(...packageTypes),
    buyer,
    // From before PayPal is asked until after its answer is written down.
    afterDeeds: fc.integer({ min: 6, max: 30 }),
  })
  .map(({ plan, other, buyer: who, afterDeeds }): Step[] => [
    { does: 'place', buyer: who, plan },
    { does: 'open-payment', buyer: who },
    { does: 'approve', buyer: who, which: 0 },
    { does: 'kill', afterDeeds },
    { does: 'capture', buyer: who, which: 0 },
    { does: 'place', buyer: who, plan: other },
    { does: 'open-payment', buyer: who },
    { does: 'approve', buyer: who, which: 0 },
    { does: 'capture', buyer: who, which: 0 },
  ]);

/** One whose payment PayPal holds, and decides of while nobody looks. */
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

/** The steps by which somebody pays, or means to. */
export const arbitraryPurchase: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 4, arbitrary: purchase },
  { weight: 1, arbitrary: secondThoughts },
  { weight: 1, arbitrary: impatience },
  { weight: 1, arbitrary: held },
);
