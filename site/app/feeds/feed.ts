import { type Page, pageOf } from '#app/graphql/list-page.ts';
import type { QueryApi } from '#app/graphql/query-api.ts';
import { blogPostsQuery, type PostCard } from '#app/marketing/blog/blog-posts.ts';

/** Text between tags of XML. */
export const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A finished machine-read document, which caches may keep for an hour. */
export const feedResponse = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });

const pageSize = 50;

/** Published posts, newest first, page by page until `limit` or the last. */
export async function* publishedPosts(queryApi: QueryApi, limit = Number.POSITIVE_INFINITY): AsyncGenerator<PostCard> {
  let after: string | null = null;
  for (let left = limit; left > 0; ) {
    const page: Page<PostCard> = pageOf(
      (await queryApi(blogPostsQuery, { first: Math.min(pageSize, left), after })).blogPosts,
    );
    yield* page.items;
    left -= page.items.length;
    if (!page.next) return;
    after = page.next;
  }
}
