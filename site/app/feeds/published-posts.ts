import { blogPostsQuery, type PostCard } from '#app/graphql/blog.ts';
import { type Page, pageOf } from '#app/graphql/page-of.ts';
import type { QueryApi } from '#app/graphql/query-api.ts';

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
