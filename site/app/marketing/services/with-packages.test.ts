import { expect, test } from 'vitest';
import { servicePackage } from '#app/graphql/service-packages.factory.ts';
import { servicePage } from './service-pages.ts';
import { withPackages } from './with-packages.ts';

const written = servicePage('email-dns');
if (!written) throw new Error('There is no such page.');
const page = withPackages(written, [
  servicePackage({ service: 'email-dns', price: '29', isMonthly: true }),
  servicePackage({ service: 'email-dns', name: 'Enterprise', price: null, isMonthly: true, popular: true }),
]);

test('the first screen and the description for search engines contain the price of the cheapest package', () => {
  expect(page.hero.facts[0]).toEqual({ value: '$29', label: 'per month, Starter' });
  expect(page.head.description).toMatch(/ From \$29 per month\.$/);
});

test('a minimum price is not called a fixed price', () => {
  const { hero } = withPackages(written, [servicePackage({ price: '2500', isMinimum: true })]);
  expect(hero.facts[0]).toEqual({ value: '$2,500+', label: 'starting price, Starter' });
});

test('each package is shown with the admin’s texts, and links to the form', () => {
  const block = page.blocks.find(({ shape }) => shape === 'packages');
  expect(block).toMatchObject({
    title: 'What it costs each month',
    items: [
      {
        ...{ name: 'Starter', price: '$29', unit: 'per month', popular: false },
        features: ['Up to 6 pages', 'One round of changes'],
        action: { to: '/contact?service=email-dns&package=starter' },
      },
      { name: 'Enterprise', price: 'Custom', unit: undefined, popular: true },
    ],
  });
});

test('a page without packages has no block for packages, and no price', () => {
  const { blocks, head, hero } = withPackages(written, []);
  expect(blocks.some(({ shape }) => shape === 'packages')).toBe(false);
  expect([head.description, hero.facts]).toEqual([written.head.description, written.hero.facts]);
});
