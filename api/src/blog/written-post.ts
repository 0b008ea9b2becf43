import type { BlogPost } from '@agency/prisma/client';
import { blogPostSchema } from '#api/contract/blog.ts';
import type { WrittenPage } from '#api/writing/written-page.ts';

/** How posts are read for their pages, previews and page checks. A post in the trash has no page. */
export const postPage: WrittenPage<BlogPost> = {
  type: 'BlogPost',
  schema: blogPostSchema,
  shown: ['title', 'excerpt', 'content', 'author', 'imageUrl', 'tags', 'seoTitle', 'seoDescription'],
  previewPath: '/preview/blog',
  publicPath: '/blog',
  findSaved: (database, id, columns = {}) =>
    database.blogPost.findUnique({ ...columns, where: { id, trashedAt: null } }),
  findBySlugs: (database, slugs) =>
    database.blogPost.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } }),
  blank(id) {
    const now = new Date();
    const texts = { title: '', slug: '', excerpt: '', content: '', author: '', imageUrl: '', searchText: '' };
    const rest = { tags: [], published: false, version: 0, wordCount: 0, mediaHashes: [] };
    const search = { seoTitle: null, seoDescription: null };
    return { id, ...texts, ...rest, ...search, createdAt: now, updatedAt: now, trashedAt: null };
  },
};
