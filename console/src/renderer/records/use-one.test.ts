import { orderQuery } from '@agency/site/ui/admin/orders/order.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../graphql/create-cache.ts';
import { loadOne } from './use-one.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('loads an open record again if the server failed but the connection is up', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answers = [throwError(() => new Error('The server has a problem')), of({ data: { maintenanceOrder: null } })];
  const link = new ApolloLink(() => answers.shift() ?? of());
  const client = new ApolloClient({ cache: createCache(), link });
  const stop = loadOne(client, orderQuery, 'o1');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.readQuery({ query: orderQuery, variables: { id: 'o1' } })).toEqual({ maintenanceOrder: null });
  stop();
});
