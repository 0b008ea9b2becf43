import { parseEnvironment } from '@agency/api/contract/environment';
import { expect, test } from 'vitest';
import { servicePackage } from '#app/graphql/service-packages.factory.ts';
import { serviceHead } from './service-head.ts';
import { servicePage } from './service-pages.ts';
import { withPackages } from './with-packages.ts';

test('the structured data contains each package’s price, including cents, and marks minimum prices as such', () => {
  const written = servicePage('email-dns');
  if (!written) throw new Error('There is no such page.');
  const prices = [{ price: '79.50' }, { price: '10000', isMinimum: true }, { price: null }];
  const page = withPackages(
    written,
    prices.map((given, at) => servicePackage({ ...given, name: `Package ${at}` })),
  );
  const head = serviceHead({ agency: parseEnvironment({}).agency, publicUrl: 'https://agency.example' }, page);
  const [service] = head.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
  expect(service).toMatchObject({
    offers: [{ priceSpecification: { price: 79.5 } }, { priceSpecification: { minPrice: 10_000 } }],
  });
});
