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

test('each plan has its tagline, a description and its features', () => {
  const words = maintenancePlans.map(({ name, tagline, features }) => [
    name,
    tagline,
    features.join('; ').toLowerCase(),
  ]);
  expect(words).toEqual([
    [
      'Maintain',
      'Standard Site Maintenance',
      'weekly wp updates; 24/7 emergency support; 24/7 uptime monitoring; google analytics integration; cloud backups 4x daily',
    ],
    ['Protect', 'Sites Needing Edits and Security', '24/7 unlimited website edits; security optimization'],
    [
      'Perform',
      'Advanced Functionality Sites',
      'speed optimization; e-commerce plugin management; mobile optimization; image optimization; complete malware removal',
    ],
  ]);
  for (const { description } of maintenancePlans) expect(description.length).toBeGreaterThan(20);
});
