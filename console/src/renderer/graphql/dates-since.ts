import type { ApolloClient } from '@apollo/client';
import { inquiryDatesQuery } from './inquiries.ts';
import { pageSize } from './load-page.ts';

type Dated = { id: string; at: string };

/** `downTo`: what came before that was not looked at. */
type Found = { there: Dated[]; downTo: string };

/** Which inquiries there are at the server, newest first, that came at `since` or later; no more than `most`. */
export async function datesSince(client: ApolloClient, since: string, most: number): Promise<Found> {
  const there: Dated[] = [];
  for (let after: string | null = null; ; ) {
    const page = await datesPage(client, after);
    for (const { node } of page.edges) {
      if (node.createdAt < since) return { there, downTo: since };
      if (there.length === most) return { there, downTo: node.createdAt };
      there.push({ id: node.id, at: node.createdAt });
    }
    if (!page.pageInfo.hasNextPage) return { there, downTo: since };
    after = page.pageInfo.endCursor;
  }
}

async function datesPage(client: ApolloClient, after: string | null) {
  const variables = { first: pageSize, after };
  const { data } = await client.query({ query: inquiryDatesQuery, variables, fetchPolicy: 'no-cache' });
  if (!data?.contactSubmissions) throw new Error('The server answered without an inbox.');
  return data.contactSubmissions;
}
