import { graphql } from '@agency/api/typed-graphql';
import { type Page, pageOf } from '#app/graphql/list-page.ts';
import type { QueryApi } from '#app/graphql/query-api.ts';
import { blogPostsQuery, type PostCard } from '#app/marketing/blog/blog-posts.ts';
import { type PortfolioItem, portfolioQuery } from '#app/marketing/portfolio/portfolio-item.ts';

/** Characters that XML 1.0 forbids, even escaped. Pasted text may contain such control characters. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML. Removes the characters that XML forbids, because programs refuse a document that has one. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[<>&'"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns the response for a feed or another document for programs. Caches may keep it for an hour. */
export const feedResponse = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });

const pageSize = 50;

/** Yields the items of a list, page by page, up to `limit` items. `load` loads one page of at most `first` items. */
async function* everyItem<Item>(
  load: (page: { first: number; after: string | null }) => Promise<Page<Item>>,
  limit: number,
): AsyncGenerator<Item> {
  let after: string | null = null;
  for (let left = limit; left > 0; ) {
    const page: Page<Item> = await load({ first: Math.min(pageSize, left), after });
    yield* page.items;
    left -= page.items.length;
    if (!page.next) return;
    after = page.next;
  }
}

/** Yields published posts, newest first. */
export const publishedPosts = (queryApi: QueryApi, limit: number): AsyncGenerator<PostCard> =>
  everyItem(async (page) => pageOf((await queryApi(blogPostsQuery, page)).blogPosts), limit);

const caseStudiesQuery = graphql(`
  query CaseStudyPaths($first: Int!, $after: String) {
    caseStudies(first: $first, after: $after) {
      edges {
        node {
          slug
          client
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Yields public case studies, newest first. */
export const shownStudies = (queryApi: QueryApi, limit: number) =>
  everyItem(async (page) => pageOf((await queryApi(caseStudiesQuery, page)).caseStudies), limit);

/** Yields public portfolio items in the order of their list. */
export const shownItems = (queryApi: QueryApi, limit: number): AsyncGenerator<PortfolioItem> =>
  everyItem(async (page) => pageOf((await queryApi(portfolioQuery, page)).portfolioItems), limit);
