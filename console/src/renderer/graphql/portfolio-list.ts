import type { ApolloCache, Reference } from '@apollo/client/cache';
import { type Item, itemFields } from '#bridge/portfolio-item.ts';

type ItemList = { edges: readonly { node: Reference }[] };
const refOf = (id: string) => `PortfolioItem:${id}`;

/** An item as the cache has it; null when it is not there. */
export const readItem = (cache: ApolloCache, id: string): Item | null =>
  cache.readFragment({ fragment: itemFields, id: refOf(id) });

/** Writes an item as the server has it now. One version back is old news, and changes nothing. */
export function writeItem(cache: ApolloCache, item: Item): void {
  const known = readItem(cache, item.id);
  if (known && known.version > item.version) return;
  cache.writeFragment({ fragment: itemFields, id: refOf(item.id), data: item });
}

/** Takes an item out of the portfolio, and forgets it. */
export function removeItem(cache: ApolloCache, id: string): void {
  cache.batch({
    update(batched) {
      batched.modify<{ portfolioItems: ItemList }>({
        id: 'ROOT_QUERY',
        fields: {
          portfolioItems: (list) => {
            const { edges } = list as ItemList;
            return { ...list, edges: edges.filter(({ node }) => node.__ref !== refOf(id)) };
          },
        },
      });
      batched.evict({ id: refOf(id) });
    },
  });
}
