import type { AnyKind, AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type MediaAsset, newestPicturesQuery } from '@agency/site/ui/admin/media/media-asset.ts';
import { mostOffered } from '@agency/site/ui/admin/media/picture-picker.tsx';
import type { ApolloClient } from '@apollo/client';
import { readRecord } from './lists.ts';
import { pageSize } from './load-inquiries.ts';

/** Returns the query for a kind's whole list, for the server and the cache. */
export function listQueryOf({ name, list: { query } }: Pick<AnyKind, 'name' | 'list'>) {
  if (!query) throw new Error(`The list of the kind ${name} is not loaded as a whole.`);
  return { query, variables: { first: pageSize } };
}

/**
 * Loads a kind's whole list, up to its `most` records, and writes all pages into the cache in one step, so that the
 * list on screen never shrinks to one page.
 *
 * @param deletedIds as for `loadInquiries`.
 */
export async function loadList(client: ApolloClient, kind: AnyKind, deletedIds: ReadonlySet<string>): Promise<void> {
  const { cache } = client;
  const goneBefore = deletedIds.size;
  let list = await loadPage(client, kind, null);
  const edges = [...list.edges];
  const { most = Infinity } = kind.list;
  while (list.pageInfo.hasNextPage && list.pageInfo.endCursor !== null && edges.length < most) {
    list = await loadPage(client, kind, list.pageInfo.endCursor);
    edges.push(...list.edges);
  }
  // Changes and deletions that arrived during the load are newer than the loaded pages.
  const gone = new Set([...deletedIds].slice(goneBefore));
  const left = edges.filter(({ node }) => !gone.has(node.id));
  const newest = { ...list, edges: left.map((edge) => ({ ...edge, node: newer(edge.node) })) };
  cache.writeQuery({ ...listQueryOf(kind), data: { [kind.list.field]: newest } });

  function newer(record: AnyRecord): AnyRecord {
    const known = readRecord(cache, kind, record.id);
    return known && (known.version ?? 0) > (record.version ?? 0) ? { ...record, ...known } : record;
  }
}

/** Loads the newest pictures of the library that match a search, for an open form. */
export async function loadPictures(client: ApolloClient, search: string): Promise<readonly MediaAsset[]> {
  const variables = { first: mostOffered, search };
  const { data } = await client.query({ query: newestPicturesQuery, variables, fetchPolicy: 'no-cache' });
  return data?.mediaAssets?.edges.map(({ node }) => node) ?? [];
}

async function loadPage(client: ApolloClient, kind: AnyKind, after: string | null) {
  const { query, variables } = listQueryOf(kind);
  const { data } = await client.query({ query, variables: { ...variables, after }, fetchPolicy: 'no-cache' });
  const list = data?.[kind.list.field];
  if (!list) throw new Error(`The list of the kind ${kind.name} has no data in the answer.`);
  return list;
}
