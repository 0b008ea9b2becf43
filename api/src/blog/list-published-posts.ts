import type { Prisma } from '@agency/prisma/client';

/** What visitors may read. Drafts never leave the database through a public query. */
export const published = { published: true } satisfies Prisma.BlogPostWhereInput;

/** Published posts, newest first, or `inverted`. The id settles equal moments, so that no two pages share a post. */
export function listPublishedPosts(where: Prisma.BlogPostWhereInput, inverted: boolean) {
  const order = inverted ? 'asc' : 'desc';
  return {
    where: { ...where, ...published },
    orderBy: [{ createdAt: order }, { id: order }],
  } satisfies Prisma.BlogPostFindManyArgs;
}
