import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { limits } from '#api/contract/limits.ts';
import { dataOf } from './refuse-failure.ts';
import type { RestRoute } from './rest-route.ts';

type Page<Item> = {
  edges: readonly { node: Item }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

type ListOf<Data, Variables, Item> = {
  path: string;
  forAnybody: boolean;
  document: TypedDocumentNode<Data, Variables & { first: number; after?: string | null }>;
  variables: Variables;
  connection(data: Data): Page<Item>;
};

/** A GET row that answers a whole connection as one list: it walks all pages, so that nothing is left out silently. */
export function listRow<Data, Variables, Item>(definition: ListOf<Data, Variables, Item>): RestRoute {
  const { path, forAnybody, document, variables, connection } = definition;
  return {
    method: 'GET',
    path,
    forAnybody,
    readsBody: false,
    async answer(_request, execute) {
      const items: Item[] = [];
      let after: string | null = null;
      do {
        const result = await execute(document, { ...variables, first: limits.page.max, after });
        const { edges, pageInfo }: Page<Item> = connection(dataOf(result));
        items.push(...edges.map(({ node }) => node));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
      return { status: 200, body: items };
    },
  };
}
