import { countLimit } from '@agency/api/contract/contact';
import type { ApolloClient } from '@apollo/client';
import type { VariablesOf } from 'gql.tada';
import { inquiriesQuery } from './inquiries.ts';
import { loadedIds, writeSegment } from './inquiry-lists.ts';
import type { SegmentPage } from './list-segment.ts';

/** The API's maximum page size. */
export const pageSize = 50;

export type InquiryPage = {
  search: string | null;
  after?: string | null;
  /** Whether to load only new inquiries. The change feed keeps older ones up to date. */
  newest?: boolean;
};

/**
 * Loads a page of the inbox or of a search into the cache. Writes to the cache directly, because Apollo would read the
 * whole list back after each query. A first page replaces the old list when the answer arrives; with `newest`, it
 * replaces only the list's beginning.
 *
 * @param deletedIds the ids of deleted records, in the order of their deletion. The answer may still contain records
 * that are deleted during the request, so these are left out.
 */
export async function loadInquiries(
  client: ApolloClient,
  deletedIds: ReadonlySet<string>,
  { search, after = null, newest = false }: InquiryPage,
): Promise<void> {
  const goneBefore = deletedIds.size;
  const known = new Set(newest ? loadedIds(client.cache, search) : []);
  const isFirst = after === null;
  const counts = { counted: isFirst, countLimit: countLimit(search), unread: isFirst && search === null };
  const variables = { first: pageSize, after, search, ...counts };
  const data = await ask(client, variables);
  let { edges, pageInfo } = data.contactSubmissions;
  // If more inquiries arrived than one page holds, continue until a page reaches the known inquiries, or until as many
  // are loaded as were known.
  while (pageInfo.hasNextPage && edges.length < known.size && !known.has(edges.at(-1)?.node.id ?? '')) {
    const next = await ask(client, { ...variables, after: pageInfo.endCursor, counted: false, unread: false });
    edges = [...edges, ...next.contactSubmissions.edges];
    pageInfo = next.contactSubmissions.pageInfo;
  }
  const gone = new Set([...deletedIds].slice(goneBefore));
  edges = edges.filter(({ node }) => !gone.has(node.id));
  client.cache.batch({
    update(cache) {
      if (isFirst && !newest) cache.evict({ id: 'ROOT_QUERY', fieldName: 'contactSubmissions', args: { search } });
      const contactSubmissions = { ...data.contactSubmissions, edges, pageInfo };
      cache.writeQuery({ query: inquiriesQuery, variables, data: { ...data, contactSubmissions } });
    },
  });
}

/** Loads a page further down in a list, separate from its beginning. */
export async function loadSegment(
  client: ApolloClient,
  deletedIds: ReadonlySet<string>,
  search: string | null,
  page: SegmentPage,
): Promise<void> {
  const goneBefore = deletedIds.size;
  const size = 'last' in page || 'before' in page ? { last: pageSize } : { first: pageSize };
  const from = 'last' in page ? {} : page;
  const { contactSubmissions } = await ask(client, { search, counted: false, unread: false, ...size, ...from });
  const gone = new Set([...deletedIds].slice(goneBefore));
  const edges = contactSubmissions.edges.filter(({ node }) => !gone.has(node.id));
  writeSegment(client.cache, search, page, { edges, hasNextPage: contactSubmissions.pageInfo.hasNextPage });
}

async function ask(client: ApolloClient, variables: VariablesOf<typeof inquiriesQuery>) {
  const { data } = await client.query({ query: inquiriesQuery, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The server answered without an inbox.');
  return data;
}
