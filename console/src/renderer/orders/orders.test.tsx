import { orderKind, orderQuery } from '@agency/site/ui/admin/orders/order.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createCache } from '../graphql/create-cache.ts';
import { listQueryOf } from '../graphql/load-list.ts';
import { Subscriptions } from '../subscriptions/subscriptions.tsx';
import { WorkspaceContext } from '../workspace/workspace-context.ts';
import { Orders } from './orders.tsx';

function setUp(place: object) {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const state = createStore(() => ({ error: null }));
  const stores = { documents: createStore(() => ({})), connection: createStore(() => 'online'), desktop: {} };
  const workspace = { client, place: createStore(() => place), ...stores, loaderOf: () => ({ state }) } as never;
  const shown = (view: ReactNode) =>
    renderToStaticMarkup(
      <ApolloProvider client={client}>
        <WorkspaceContext value={workspace}>{view}</WorkspaceContext>
      </ApolloProvider>,
    );
  return { client, shown };
}

test('the view says that an order does not exist only if the server has said so', () => {
  const id = crypto.randomUUID();
  const { client, shown } = setUp({ view: 'orders', open: { order: id } });
  expect(shown(<Orders />)).toContain('This order is not loaded.');
  client.writeQuery({ query: orderQuery, variables: { id }, data: { maintenanceOrder: null } });
  expect(shown(<Orders />)).toContain('This order does not exist.');
});

test('while older orders are searched, the list does not say that none matches', () => {
  const { client, shown } = setUp({ view: 'orders', open: {}, filter: 'attention=1' });
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c' };
  const maintenanceOrders = { __typename: 'MaintenanceOrderConnection', edges: [], pageInfo };
  client.writeQuery({ ...listQueryOf(orderKind), data: { maintenanceOrders } });
  expect(shown(<Orders />)).toContain('Searching...');
});

test.each([
  [<Orders key="orders" />, undefined, 'All'],
  [<Orders key="orders" />, 'attention=1', 'Needs review'],
  [<Subscriptions key="subscriptions" />, 'state=past_due', 'Past due'],
  [<Subscriptions key="subscriptions" />, 'state=report-due', 'Report due'],
  [<Subscriptions key="subscriptions" />, 'state=unknown', 'All'],
])('a link in Today opens the view with its filter', (view, filter, label) => {
  const { shown } = setUp({ view: 'orders', open: {}, filter });
  expect(shown(view)).toMatch(new RegExp(`aria-pressed="true"[^>]*>${label}<`));
});
