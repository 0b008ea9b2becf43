import type { ApolloClient } from '@apollo/client';
import { pageSize } from './load-page.ts';
import { type Item, portfolioQuery } from './portfolio.ts';
import { readItem } from './portfolio-list.ts';

/** Brings the whole portfolio into the cache: all pages at once, so that what is on screen never shrinks to the first one. */
export async function loadPortfolio(client: ApolloClient): Promise<void> {
  const { cache } = client;
  const edges = [];
  let after: string | null = null;
  for (;;) {
    const list = await loadPortfolioPage(client, after);
    edges.push(...list.edges);
    after = list.pageInfo.endCursor;
    if (list.pageInfo.hasNextPage && after !== null) continue;
    // What arrived live while the pages did is newer than they are.
    const portfolioItems = { ...list, edges: edges.map((edge) => ({ ...edge, node: newest(edge.node) })) };
    cache.writeQuery({ query: portfolioQuery, variables: { first: pageSize }, data: { portfolioItems } });
    return;
  }

  function newest(item: Item): Item {
    const known = readItem(cache, item.id);
    return known && known.version > item.version ? { ...item, ...known } : item;
  }
}

async function loadPortfolioPage(client: ApolloClient, after: string | null) {
  const variables = { first: pageSize, after };
  const { data } = await client.query({ query: portfolioQuery, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The portfolio came without its data');
  return data.portfolioItems;
}
