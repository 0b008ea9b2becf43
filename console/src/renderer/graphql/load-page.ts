import type { ApolloClient } from '@apollo/client';
import { enquiriesQuery } from './enquiries.ts';

/** The most that the API gives at once. */
export const pageSize = 50;

/**
 * Brings one page of the inbox into the cache. Written there by hand, since after a query of its own Apollo would read the
 * whole list back, page after page longer.
 */
export async function loadPage(client: ApolloClient, search: string | null, after: string | null): Promise<void> {
  const variables = { first: pageSize, after, search, counted: after === null };
  const { data } = await client.query({ query: enquiriesQuery, variables, fetchPolicy: 'no-cache' });
  if (data) client.cache.writeQuery({ query: enquiriesQuery, variables, data });
}
