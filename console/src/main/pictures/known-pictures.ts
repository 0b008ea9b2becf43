import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { z } from 'zod';
import { askServer, type Question } from '#main/graphql/ask.ts';
import type { Door } from '#main/graphql/send.ts';
import { inOrder } from '#main/platform/in-order.ts';

const document = graphql(`
  query ConsolePictures($after: String) {
    portfolioItems(first: 50, after: $after) {
      edges {
        node {
          imageUrl
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const question: Question<ResultOf<typeof document>, VariablesOf<typeof document>> = {
  document,
  answer: z.object({
    portfolioItems: z.object({
      edges: z.array(z.object({ node: z.object({ imageUrl: z.string() }) })),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
};

/** A server that has always one more must not keep us asking. */
const mostPages = 100;

/**
 * The pictures of the server's items, as main itself hears of them: what passes by on its way to the page could be made to
 * look like a picture's address there. An address that is not known is asked for anew, one such question at a time.
 */
export function knownPictures(door: () => Door | null) {
  const oneByOne = inOrder();
  let hrefs = new Set<string>();

  async function load(from: Door): Promise<Set<string>> {
    const found = new Set<string>();
    let after: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      const data: ResultOf<typeof document> = await askServer(from, question, { after });
      const { edges, pageInfo } = data.portfolioItems;
      for (const { node } of edges) found.add(URL.parse(node.imageUrl, from.server)?.href ?? '');
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    return found;
  }

  return {
    has: (url: URL): Promise<boolean> =>
      oneByOne(async () => {
        const from = door();
        if (!from) return false;
        if (!hrefs.has(url.href)) hrefs = await load(from);
        return hrefs.has(url.href);
      }),
  };
}
