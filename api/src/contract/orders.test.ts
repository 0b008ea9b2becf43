import { expect, test } from 'vitest';
import { maintenanceOrderSchema } from './orders.ts';

const order = {
  customerName: ' Ann Marlow ',
  customerEmail: 'ann@marlow.example',
  packageType: 'protect',
  packagePrice: '149.00',
};

test('whitespace around the name in an order is removed', () => {
  expect(maintenanceOrderSchema.parse(order)).toEqual({ ...order, customerName: 'Ann Marlow' });
});

test.each([
  ['marlow.example', 'https://marlow.example'],
  [' http://marlow.example/shop ', 'http://marlow.example/shop'],
  ['', undefined],
  ['  ', undefined],
])('the website %j becomes %j', (entry, website) => {
  expect(maintenanceOrderSchema.parse({ ...order, website: entry }).website).toBe(website);
});

const badPrices = ['149', '149.0', '149.000', '1e2.00', '-149.00', '149,00', ' 149.00', '', undefined];
const refusals: [object, string][] = [
  [{ customerName: 'A' }, 'Name must be at least 2 characters'],
  [{ customerName: 'A'.repeat(101) }, 'Name too long'],
  [{ customerEmail: 'ann' }, 'Please enter a valid email address'],
  [{ website: 'my shop' }, 'Enter a web address such as example.com'],
  [{ website: 'localhost' }, 'Enter a public domain name such as example.com'],
  [{ website: 'ann@marlow.example' }, 'Enter a web address without a username or password, and not an email address'],
  [{ website: `${'a'.repeat(2048)}.example` }, 'Website URL too long'],
  [{ packageType: 'Protect' }, 'Please select a valid package type'],
  ...badPrices.map((packagePrice): [object, string] => [{ packagePrice }, 'Invalid price format']),
];

test.each(refusals)('an order with %j is refused: %s', (fields, message) => {
  const { error } = maintenanceOrderSchema.safeParse({ ...order, ...fields });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
