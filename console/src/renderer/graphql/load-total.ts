import type { ApolloClient } from '@apollo/client';
import { enquiryCountQuery } from './enquiries.ts';
import { writeTotal } from './enquiry-lists.ts';

/** Asks how many enquiries there are: what was not loaded may have gone as well. */
export async function loadTotal(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: enquiryCountQuery, fetchPolicy: 'no-cache' });
  const total = data?.contactSubmissions?.totalCount;
  if (typeof total !== 'number') throw new Error('The server answered without a count.');
  writeTotal(client.cache, total);
}
