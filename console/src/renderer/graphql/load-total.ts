import { countLimit } from '@agency/api/contract/contact/search-count';
import type { ApolloClient } from '@apollo/client';
import { enquiryCountQuery } from './enquiries.ts';
import { writeTotal } from './enquiry-lists.ts';

/** Asks how many enquiries there are, or how many a search finds: what was not loaded may have gone as well. */
export async function loadTotal(client: ApolloClient, search: string | null): Promise<void> {
  const variables = { search, countLimit: countLimit(search) };
  const { data } = await client.query({ query: enquiryCountQuery, variables, fetchPolicy: 'no-cache' });
  const total = data?.contactSubmissions?.totalCount;
  if (typeof total !== 'number') throw new Error('The server answered without a count.');
  writeTotal(client.cache, search, total);
}
