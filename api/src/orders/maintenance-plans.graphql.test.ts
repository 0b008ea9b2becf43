import { expect, test } from 'vitest';
import { maintenancePlans } from '#api/contract/maintenance-plans.ts';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase();
const api = await serveApi(database);

test('lists the catalogue, cheapest first, prices exact', async () => {
  const { data } = await api.graphql(
    '{ maintenancePlans { type name tagline description price priceCents popular features includes } }',
  );
  expect(data.maintenancePlans).toEqual(maintenancePlans);
  expect(data.maintenancePlans.map(({ price }: { price: string }) => price)).toEqual(['79.00', '149.00', '299.00']);
});
