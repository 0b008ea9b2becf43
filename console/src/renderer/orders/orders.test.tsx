import { orderQuery } from '@agency/site/ui/admin/orders/order.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createCache } from '../graphql/create-cache.ts';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { Orders } from './orders.tsx';

test('says that an order does not exist only after the server said so', () => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const id = crypto.randomUUID();
  const state = createStore(() => ({ error: null }));
  const stores = { documents: createStore(() => ({})), connection: createStore(() => 'online'), desktop: {} };
  const place = createStore(() => ({ view: 'orders', open: { order: id } }));
  const workspace = { client, place, ...stores, loaderOf: () => ({ state }) } as never;
  const shown = () =>
    renderToStaticMarkup(
      <ApolloProvider client={client}>
        <WorkspaceContext value={workspace}>
          <Orders />
        </WorkspaceContext>
      </ApolloProvider>,
    );
  expect(shown()).toContain('This order is not loaded.');
  client.writeQuery({ query: orderQuery, variables: { id }, data: { maintenanceOrder: null } });
  expect(shown()).toContain('This order does not exist.');
});
