import { countLimit } from '@agency/api/contract/contact';
import type { ApolloClient } from '@apollo/client';
import { inquiryCountQuery } from './inquiries.ts';
import { writeTotal } from './inquiry-lists.ts';
import { mostUnread } from './load-page.ts';
import { writeUnreadCount } from './unread-count.ts';

/** Asks how many inquiries there are, or how many a search finds: what was not loaded may have gone as well. */
export async function loadTotal(client: ApolloClient, search: string | null): Promise<void> {
  const variables = { search, countLimit: countLimit(search), unreadLimit: mostUnread };
  const { data } = await client.query({ query: inquiryCountQuery, variables, fetchPolicy: 'no-cache' });
  const total = data?.contactSubmissions?.totalCount;
  if (typeof total !== 'number') throw new Error('The server answered without a count.');
  writeTotal(client.cache, search, total);
  writeUnreadCount(client.cache, data?.unreadInquiryCount ?? null);
}
