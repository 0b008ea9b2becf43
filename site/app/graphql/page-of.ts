type Connection<Item> = {
  edges: readonly { node: Item }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** One page of a list: its items, and the cursor that leads to the next page; null on the last. */
export type Page<Item> = { items: Item[]; next: string | null };

/** What a page needs of a Relay connection. */
export function pageOf<Item>({ edges, pageInfo }: Connection<Item>): Page<Item> {
  return { items: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}
