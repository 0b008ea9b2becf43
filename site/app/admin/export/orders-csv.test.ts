import { expect, test, vi } from 'vitest';
import { order } from '#ui/admin/orders/order.factory.ts';
import { loader as loadOrders } from './orders-csv.ts';
import { loader as loadSubscriptions } from './subscriptions-csv.ts';

const { packageType, packagePrice, currency } = order();
const subscription = { packageType, packagePrice, currency, planState: 'active' };

test.each([
  ['maintenanceOrders', loadOrders, order()],
  ['subscriptions', loadSubscriptions, subscription],
] as const)('the CSV file of %s marks each demonstration', async (field, loader, record) => {
  const edges = [true, false].map((demo) => ({ node: { ...record, demo } }));
  const queryApi = vi.fn(async () => ({ [field]: { edges, pageInfo: { hasNextPage: false, endCursor: null } } }));
  const file = { context: { get: () => ({ queryApi }) }, url: new URL('http://site.test/admin/export') };
  const lines = (await (await loader(file as never)).text()).split('\r\n');
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Demonstration', 'yes', '', '']);
});
