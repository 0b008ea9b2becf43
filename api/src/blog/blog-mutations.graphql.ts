import { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { blogPostSchema } from '#api/contract/blog.ts';
import type { Standing as StandingName } from '#api/contract/publishing.ts';
import { searchWords } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { inputError } from '#api/graphql/failures.ts';
import { containing, keysetPage, pageComplexity, pageSchema, searchSchema } from '#api/graphql/keyset.ts';
import { requireDescribed } from '#api/media/media-use.ts';
import { requireChecked } from '#api/page-checks/page-checks.ts';
import { readPreviewToken } from '#api/publishing/preview-token.ts';
import { Standing } from '#api/publishing/publishing.graphql.ts';
import { addListCounts } from '#api/records/list-counts.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';
import { findWritten, hashOfPage } from '#api/writing/written-page.ts';
import { BlogPost, isPublic } from './blog.graphql.ts';
import { postPage } from './written-post.ts';

/** The rules of `postStanding`, as Prisma filters. */
const standingFilters = (now: Date): Record<StandingName, Prisma.BlogPostWhereInput> => ({
  draft: { published: false },
  scheduled: { published: true, createdAt: { gt: now } },
  public: { published: true, createdAt: { lte: now } },
});

builder.queryFields((t) => ({
  allBlogPosts: t.connection(
    {
      type: BlogPost,
      description: 'Posts, including those that are not public, newest first. For the admin.',
      authScopes: { admin: true },
      args: {
        search: t.arg.string({ description: 'Only posts with each of these words in the title, slug or author.' }),
        trashed: t.arg.boolean({ description: 'If true, only posts in the trash. Otherwise, only the others.' }),
        standing: t.arg({ type: Standing, description: 'Only posts with this standing now. By default, all.' }),
      },
      validate: pageSchema('newest').extend({ search: searchSchema }),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const wanted = {
          trashedAt: args.trashed ? { not: null } : null,
          ...(args.standing && standingFilters(context.now())[args.standing]),
          AND: searchWords(args.search).map((word) => ({ searchText: containing(word) })),
        };
        const list = { order: 'newest', typeName: 'BlogPost', args, context, info } as const;
        return keysetPage(list, ({ where, ...query }) =>
          context.database.blogPost.findMany({ ...query, where: { AND: [wanted, where] } }),
        );
      },
    },
    { name: 'AllBlogPostsConnection', description: 'A page of posts for the admin.' },
    { name: 'AllBlogPostsEdge', description: 'A post and its place in the list.' },
  ),
  blogPostById: t.prismaField({
    type: BlogPost,
    nullable: true,
    description: 'One post, public or not; null when there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the post, a uuid.' }) },
    complexity: cost.query,
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.blogPost.findUnique({ ...query, where: { id } }) : null,
  }),
  blogPostPreview: t.prismaField({
    type: BlogPost,
    nullable: true,
    description:
      'The post that a token gives access to, public or not, with the changes of its working copy. Null if the token is ' +
      'invalid or has expired, or the post is gone.',
    args: { token: t.arg.string({ required: true, description: 'Made by `previewToken`.' }) },
    complexity: cost.query,
    resolve: async ({ ...query }, _root, { token }, { database, now }) => {
      const id = await readPreviewToken(database, token, now());
      return id === null ? null : findWritten(postPage, database, id, query);
    },
  }),
}));

addListCounts('BlogPost', 'blog_posts', 'posts', {
  public: { description: 'Public posts.', where: isPublic },
  scheduled: {
    description: 'Scheduled posts.',
    where: Prisma.sql`published AND trashed_at IS NULL AND created_at > now()`,
  },
  draft: { description: 'Drafts.', where: Prisma.sql`NOT published AND trashed_at IS NULL` },
  trash: { description: 'Posts in the trash.', where: Prisma.sql`trashed_at IS NOT NULL` },
});

addRecordMutations({
  type: 'BlogPost',
  model: 'blogPost',
  one: 'post',
  unique: { column: 'slug', message: 'Another post has this slug.' },
  hasTrash: true,
  isRevised: true,
  object: BlogPost,
  input: builder.inputType('BlogPostInput', {
    description: 'A post as the admin writes it. An omitted field is cleared, and its default applies.',
    fields: (t) => ({
      title: t.string({ required: true, description: 'The headline, at most 200 characters.' }),
      content: t.string({ required: true, description: 'The text as HTML, at most 200,000 characters.' }),
      slug: t.string({
        required: true,
        description: 'The last part of its address: lowercase words joined by hyphens.',
      }),
      excerpt: t.string({ required: true, description: 'A summary, at most 1000 characters of plain text.' }),
      imageUrl: t.string({ required: true, description: 'A picture: a web address or a path starting with /.' }),
      author: t.string({ required: true, description: 'Who wrote it, 2 to 100 characters.' }),
      tags: t.stringList({ required: true, description: 'At most 12, each of at most 40 characters.' }),
      createdAt: t.string({
        required: true,
        description: 'The date that the post shows, as an ISO date and time. A published post is public from then on.',
      }),
      published: t.boolean({ description: 'Whether visitors may read it from `createdAt` on. Defaults to false.' }),
      seoTitle: t.string({ description: "The page's title. Defaults to the headline." }),
      seoDescription: t.string({ description: "The page's description. Defaults to the excerpt." }),
    }),
  }),
  schema: blogPostSchema,
  async check(transaction, data, id) {
    const { published, imageUrl, content } = data;
    if (!published) return;
    if (/<img(?![^>]*\salt=)/i.test(String(content)))
      throw inputError([{ path: ['content'], message: 'A picture in the text has no alt text.' }]);
    await requireDescribed(transaction, 'imageUrl', imageUrl);
    await requireChecked(transaction, { page: id, hash: hashOfPage(postPage, data), field: 'published' });
  },
});
