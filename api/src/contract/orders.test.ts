import { expect, test } from 'vitest';
import { maintenanceOrderSchema } from './orders.ts';

const order = {
  customerName: ' Ann Marlow ',
  customerEmail: 'ann@marlow.example',
  packageType: 'protect',
  packagePrice: '149.00',
};

test('white space around an entry does not count', () => {
  expect(maintenanceOrderSchema.parse(order)).toEqual({ ...order, customerName: 'Ann Marlow' });
});

const badPrices = ['149', '149.0', '149.000', '1e2.00', '-149.00', '149,00', ' 149.00', '', undefined];
const refusals: [object, string][] = [
  [{ customerName: 'A' }, 'Name must be at least 2 characters'],
  [{ customerName: 'A'.repeat(101) }, 'Name too long'],
  [{ customerEmail: 'ann' }, 'Please enter a valid email address'],
  [{ packageType: 'Protect' }, 'Please select a valid package type'],
  ...badPrices.map((packagePrice): [object, string] => [{ packagePrice }, 'Invalid price format']),
];

test.each(refusals)('%j: %s', (fields, message) => {
  const { error } = maintenanceOrderSchema.safeParse({ ...order, ...fields });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
