import fc from 'fast-check';
import type { Fault } from '#api/paypal/stand-in/stand-in-server.ts';

const lie = fc.constantFrom(
  { amount: '0.01' },
  { amount: '1490.00' },
  { currency: 'EUR' },
  { payee: 'SOMEBODYELSE' },
  { reference: '00000000-0000-7000-8000-000000000000' },
  { reference: null },
);

/** PayPal at its worst, and mostly not. A call is given up after the short patience that stories are told with. */
export const arbitraryFault: fc.Arbitrary<Fault | null> = fc.oneof(
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
  fc.sample(arbitraryFault, { seed, numRuns: count });
