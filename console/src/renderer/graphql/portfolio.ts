import { graphql } from '@agency/api/typed-graphql';
import { portfolioItemKind } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import type { ApolloClient } from '@apollo/client';
import { type Item, itemFields } from '#bridge/portfolio-item.ts';
import { readRecord } from './lists.ts';
import { pageSize } from './load-inquiries.ts';

export const portfolioQuery = graphql(
  `
    query Portfolio($first: Int!, $after: String) {
      portfolioItems(first: $first, after: $after) {
        edges {
          cursor
          node {
            ...ItemFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [itemFields],
);

/**
 * Brings the whole portfolio into the cache: all pages at once, so that what is on screen never shrinks to the first one.
 *
 * @param deletedIds as of `loadInquiries`.
 */
export async function loadPortfolio(client: ApolloClient, deletedIds: ReadonlySet<string>): Promise<void> {
  const { cache } = client;
  const goneBefore = deletedIds.size;
  const edges = [];
  let after: string | null = null;
  for (;;) {
    const list = await loadPortfolioPage(client, after);
    edges.push(...list.edges);
    after = list.pageInfo.endCursor;
    if (list.pageInfo.hasNextPage && after !== null) continue;
    // What arrived live while the pages did is newer than they are.
    const gone = new Set([...deletedIds].slice(goneBefore));
    const left = edges.filter(({ node }) => !gone.has(node.id));
    const portfolioItems = { ...list, edges: left.map((edge) => ({ ...edge, node: newest(edge.node) })) };
    cache.writeQuery({ query: portfolioQuery, variables: { first: pageSize }, data: { portfolioItems } });
    return;
  }

  function newest(item: Item): Item {
    const known = readRecord(cache, portfolioItemKind, item.id);
    return known && known.version > item.version ? { ...item, ...known } : item;
  }
}

async function loadPortfolioPage(client: ApolloClient, after: string | null) {
  const variables = { first: pageSize, after };
  const { data } = await client.query({ query: portfolioQuery, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The portfolio came without its data');
  return data.portfolioItems;
}
