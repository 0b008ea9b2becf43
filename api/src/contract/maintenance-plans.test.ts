import { expect, test } from 'vitest';
import { defaultPackageType, maintenancePlan, maintenancePlans, packageTypes } from './maintenance-plans.ts';

test('there is one plan for each package type, cheapest first, one of them popular', () => {
  expect(maintenancePlans.map(({ type }) => type)).toEqual(packageTypes);
  const cents = maintenancePlans.map(({ priceCents }) => priceCents);
  expect(cents).toEqual([7900, 14900, 29900]);
  expect(maintenancePlans.filter(({ popular }) => popular)).toEqual([maintenancePlan(defaultPackageType)]);
});

test('the price as text and in cents is the same', () => {
  for (const { price, priceCents } of maintenancePlans) expect(price).toBe((priceCents / 100).toFixed(2));
});

test('each plan includes the one before it', () => {
  expect(maintenancePlans.map(({ includes }) => includes)).toEqual([null, 'maintain', 'protect']);
});
