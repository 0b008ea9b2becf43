import type { ApolloClient } from '@apollo/client';
import { enquiryDatesQuery } from './enquiries.ts';
import { pageSize } from './load-page.ts';

type Dated = { id: string; at: string };

/** Which enquiries there are at the server, newest first, that came at `since` or later; no more than `most`. */
export async function datesSince(client: ApolloClient, since: string, most: number): Promise<Dated[]> {
  const found: Dated[] = [];
  for (let after: string | null = null; ; ) {
    const page = await datesPage(client, after);
    for (const { node } of page.edges) {
      if (node.createdAt < since || found.length === most) return found;
      found.push({ id: node.id, at: node.createdAt });
    }
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
}

async function datesPage(client: ApolloClient, after: string | null) {
  const variables = { first: pageSize, after };
  const { data } = await client.query({ query: enquiryDatesQuery, variables, fetchPolicy: 'no-cache' });
  if (!data?.contactSubmissions) throw new Error('The server answered without an inbox.');
  return data.contactSubmissions;
}
