import type { Prisma } from '@agency/prisma/client';

/** What visitors may read. Drafts never leave the database through a public query. */
export const published = { published: true } satisfies Prisma.BlogPostWhereInput;

/** Published posts, newest first. The id settles equal moments, so that no two pages share a post. */
export const listPublishedPosts = {
  where: published,
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.BlogPostFindManyArgs;
