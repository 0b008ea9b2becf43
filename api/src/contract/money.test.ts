import { expect, test } from 'vitest';
import { centsOf, formatCents, parseCents } from './money.ts';

test.each([
  ['149.00', 14900, '$149.00'],
  ['149', 14900, '$149.00'],
  ['149.5', 14950, '$149.50'],
  ['0.07', 7, '$0.07'],
  // In floating-point numbers, 1.15 × 100 is less than 115.
  ['1.15', 115, '$1.15'],
  ['99999999.99', 9999999999, '$99,999,999.99'],
])('%s is %d cents, written %s', (text, cents, written) => {
  expect(centsOf(text)).toBe(cents);
  expect(formatCents(cents, 'USD')).toBe(written);
});

test.each(['149.', '.5', '149.000', '-1.00', '1e3', '', ' 1.00', '1,000.00', '123456789.00'])(
  '%j is not a sum of money',
  (text) => {
    expect(parseCents(text)).toBeNull();
    expect(() => centsOf(text)).toThrow('Not a sum of money');
  },
);
