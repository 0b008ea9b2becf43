import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { z } from 'zod';
import { askServer, type Question } from '#main/graphql/ask.ts';
import type { Door } from '#main/graphql/send.ts';

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
/** Shorter than a picture is waited for, so that the failure is known by then, and a while longer. */
const timeoutMs = 10_000;
const failureHoldsMs = 5_000;

/**
 * The pictures of the server's items, as main itself hears of them: what passes by on its way to the page could be made to
 * look like a picture's address there. An address that is not known is asked for anew, by one question for all who wait;
 * when that failed, for a moment nobody is asked again.
 */
export function knownPictures(from: Door, now: () => number = Date.now) {
  let hrefs = new Set<string>();
  let running: Promise<void> | null = null;
  let failure: { at: number; error: unknown } | null = null;

  async function load(): Promise<void> {
    const found = new Set<string>();
    let after: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      const data: ResultOf<typeof document> = await askServer(from, question, { after }, timeoutMs);
      const { edges, pageInfo } = data.portfolioItems;
      for (const { node } of edges) found.add(URL.parse(node.imageUrl, from.server)?.href ?? '');
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    hrefs = found;
  }

  function loadOnce(): Promise<void> {
    if (failure && now() - failure.at < failureHoldsMs) return Promise.reject(failure.error);
    running ??= load()
      .catch((error) => {
        failure = { at: now(), error };
        throw error;
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    async has({ href }: URL): Promise<boolean> {
      if (hrefs.has(href)) return true;
      // What was asked before may have come too early for an item that was just saved.
      if (running) await running;
      if (!hrefs.has(href)) await loadOnce();
      return hrefs.has(href);
    },
  };
}
