import { graphql } from '@agency/api/typed-graphql';
import type { ApolloClient } from '@apollo/client';
import type { ApolloCache, Reference } from '@apollo/client/cache';
import { type Item, itemFields } from '#bridge/portfolio-item.ts';
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

export const itemQuery = graphql(
  `
    query PortfolioItem($id: ID!) {
      portfolioItem(id: $id) {
        ...ItemFields
      }
    }
  `,
  [itemFields],
);

const refOf = (id: string) => `PortfolioItem:${id}`;

/** An item as the cache has it; null when it is not there. */
const readItem = (cache: ApolloCache, id: string): Item | null =>
  cache.readFragment({ fragment: itemFields, fragmentName: 'ItemFields', id: refOf(id) });

/**
 * Writes an item as the server has it now. An older version changes nothing.
 *
 * @returns whether it may stand elsewhere in the list from now on, which is the site's to say.
 */
export function writeItem(cache: ApolloCache, item: Item): boolean {
  const known = readItem(cache, item.id);
  if (known && known.version > item.version) return false;
  cache.writeFragment({ fragment: itemFields, fragmentName: 'ItemFields', id: refOf(item.id), data: item });
  return known?.featured !== item.featured;
}

type Edges = readonly { node: Reference }[];

function changeList(cache: ApolloCache, change: (edges: Edges) => Edges): void {
  cache.modify<{ portfolioItems: { edges: Edges } }>({
    id: 'ROOT_QUERY',
    fields: {
      portfolioItems: (value) => {
        const list = value as { edges: Edges };
        return { ...list, edges: change(list.edges) };
      },
    },
  });
}
const without = (edges: Edges, id: string): Edges => edges.filter(({ node }) => node.__ref !== refOf(id));

/**
 * Puts an item that was just made first in the list, where it is shown already, until the list is loaded again. One that the
 * list has by now stays where the site put it.
 */
export function insertItem(cache: ApolloCache, id: string): void {
  const edge = { __typename: 'PortfolioItemEdge', cursor: '', node: { __ref: refOf(id) } };
  changeList(cache, (edges) => (without(edges, id).length < edges.length ? edges : [edge, ...edges]));
}

/** Takes an item out of the portfolio, and forgets it. */
export function removeItem(cache: ApolloCache, id: string): void {
  cache.batch({
    update(batched) {
      changeList(batched, (edges) => without(edges, id));
      batched.evict({ id: refOf(id) });
    },
  });
}

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
