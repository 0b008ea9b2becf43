import { expect, test } from 'vitest';
import { featuresOf, priceText, servicePackageSchema } from '#api/contract/service-packages.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, client } = await useApi();

const packagesOf = async (service: string | null) => {
  const query = `query ($service: String) { servicePackages(service: $service, first: 40) { edges { node {
    id version service plan name audience price isMinimum isMonthly popular features } } } }`;
  const { data } = await api.graphql(query, { service });
  return data.servicePackages.edges.map(({ node }: { node: object }) => node);
};

const save = async (id: string, input: object) => {
  const { headers } = await signedIn(client);
  const query = `mutation ($id: ID!, $input: ServicePackageInput!) { updateServicePackage(id: $id, input: $input) {
    __typename ... on InvalidInput { issues { path message } } ... on ServicePackage { price } } }`;
  return (await api.graphql(query, { id, input }, headers)).data.updateServicePackage;
};

test('a new installation has the packages and prices of SPEC section 2', async () => {
  const said = await packagesOf(null);
  const lines = said.map(
    (each: { service: string; name: string; price: string | null; isMinimum: boolean; popular: boolean }) =>
      `${each.service} ${each.name} ${priceText(each)}${each.popular ? ' popular' : ''}`,
  );
  expect(lines).toEqual([
    'wordpress-maintenance Maintain $79',
    'wordpress-maintenance Protect $149 popular',
    'wordpress-maintenance Perform $299',
    'wordpress Starter $2,500',
    'wordpress Professional $5,000 popular',
    'wordpress Enterprise $10,000+',
    'shopify Standard Store $3,500',
    'shopify Shopify Plus $8,000 popular',
    'shopify Enterprise $15,000+',
    'email-dns Starter $29',
    'email-dns Professional $79 popular',
    'email-dns Enterprise Custom',
  ]);
  const accounts = said.flatMap(
    ({ features }: { features: string }) => features.match(/\d+ email accounts/)?.[0] ?? [],
  );
  expect(accounts).toEqual(['5 email accounts', '25 email accounts']);
  expect(await packagesOf('none\0')).toEqual([]);
});

test('the plans are listed smallest first, with exact prices and the features of SPEC section 3', async () => {
  const { data } = await api.graphql(
    '{ maintenancePlans { type name tagline description price priceCents popular features includes } }',
  );
  const facts = data.maintenancePlans.map(
    ({ type, price, priceCents, includes, features }: Record<string, unknown[]>) => [
      ...[type, price, priceCents, includes],
      features?.length,
    ],
  );
  expect(facts).toEqual([
    ['maintain', '79.00', 7900, null, 5],
    ['protect', '149.00', 14900, 'maintain', 2],
    ['perform', '299.00', 29900, 'protect', 5],
  ]);
  expect(data.maintenancePlans[1]).toMatchObject({
    name: 'Protect',
    tagline: 'Sites Needing Edits and Security',
    description: expect.stringMatching(/^For a site that changes every week/),
    popular: true,
  });
});

test.each([
  ['2,500', '2500'],
  ['$ 79.50', '79.5'],
  ['1,234,567.89', '1234567.89'],
  ['', undefined],
])('the price %j is kept as %j', (typed, price) => {
  expect(servicePackageSchema.shape.price.parse(typed)).toBe(price);
});

test.each(['79,50', '0', '-5', '2.500,00', '1e3', '10000000', 'ask us', '79.505'])(
  'the price %j is refused',
  (typed) => {
    expect(servicePackageSchema.shape.price.safeParse(typed).success).toBe(false);
  },
);

test('empty lines of features are removed, and features that are too many or too long are refused', () => {
  const { features } = servicePackageSchema.shape;
  expect(featuresOf({ features: features.parse(' one \r\n\n two ') })).toEqual(['one', 'two']);
  for (const wrong of [' \n ', 'a\n'.repeat(21), 'a'.repeat(121)])
    expect(features.safeParse(wrong).success).toBe(false);
});

test('a new price applies from the next order on, and a plan keeps its service, name and monthly billing', async () => {
  const [maintain] = await packagesOf('wordpress-maintenance');
  const { id, version: _version, plan: _plan, ...content } = maintain;
  expect(await save(id, { ...content, price: '89', service: 'shopify', name: 'Basic', isMonthly: false })).toEqual({
    __typename: 'InvalidInput',
    issues: [
      { path: 'service', message: 'A maintenance plan cannot be moved to another service' },
      { path: 'name', message: 'The name Maintain cannot be changed, because invoices show it' },
      { path: 'isMonthly', message: 'A maintenance plan must be billed monthly' },
    ],
  });
  expect(await save(id, { ...content, price: '$89.50' })).toEqual({ __typename: 'ServicePackage', price: '89.5' });
  const order = (packagePrice: string) =>
    fetch(`${api.url}/api/maintenance/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        customerName: 'Ada',
        customerEmail: 'ada@mail.example',
        packageType: 'maintain',
        packagePrice,
      }),
    });
  const refused = await order('79.00');
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    'This plan is $89.50 a month. Please choose it again.',
  ]);
  expect((await order('89.50')).status).toBe(201);
  const kept = await client.revision.findMany({ where: { recordId: id }, orderBy: { createdAt: 'asc' } });
  expect(kept.map(({ values }) => (values as { price: string }).price)).toEqual(['79', '89.5']);
  await save(id, content);
});

test('two packages of a service cannot have the same name', async () => {
  const [starter, professional] = await packagesOf('wordpress');
  const { id, version: _version, plan: _plan, ...content } = professional;
  expect((await save(id, { ...content, name: starter.name.toUpperCase() })).issues).toEqual([
    { path: 'name', message: 'Another package of this service has this name' },
  ]);
});

test('no fourth plan can be added, and no plan can be deleted', async () => {
  const { headers } = await signedIn(client);
  const [maintain] = await packagesOf('wordpress-maintenance');
  const { id, version: _version, plan: _plan, ...content } = maintain;
  const [{ data: added }, { data: deleted }] = await Promise.all([
    api.graphql(
      `mutation ($input: ServicePackageInput!) { createServicePackage(input: $input) { ... on InvalidInput { issues { path } } } }`,
      { input: { ...content, name: 'Fourth' } },
      headers,
    ),
    api.graphql(`mutation ($id: ID!) { deleteServicePackage(id: $id) { __typename } }`, { id }, headers),
  ]);
  expect(added.createServicePackage.issues).toEqual([{ path: 'service' }]);
  expect(deleted.deleteServicePackage.__typename).toBe('InvalidInput');
});
