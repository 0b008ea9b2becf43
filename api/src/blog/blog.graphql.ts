import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import { storable } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { keysetPage, pageComplexity, pageSchema, sortedBy } from '#api/graphql/keyset.ts';

/** What adults read on a screen, rounded down. */
const wordsPerMinute = 220;
const relatedPosts = 3;
/** A post's name in its address: lower-case words of letters and digits joined by single hyphens. */
const slugSchema = z
  .string()
  .max(limits.slug.max)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be lower-case words joined by hyphens');

const BlogPost = builder.prismaObject('BlogPost', {
  description: 'An article of the blog.',
  // Only the columns asked for are read, and those of its place: a list without its texts is a tenth of the bytes.
  select: { id: true, createdAt: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    title: t.exposeString('title', { description: 'The headline.' }),
    slug: t.exposeString('slug', { description: "The post's name in its address, `/blog/{slug}`. Unique." }),
    excerpt: t.exposeString('excerpt', { description: 'What it is about in a sentence or two, as plain text.' }),
    content: t.exposeString('content', {
      description: 'The text as HTML in which a newline means a line break. Sanitise it before showing it.',
    }),
    author: t.exposeString('author', { description: 'Who wrote it.' }),
    imageUrl: t.exposeString('imageUrl', { description: 'A picture: a web address or a path of the site.' }),
    tags: t.exposeStringList('tags', { description: 'Its topics, the most important first.' }),
    published: t.exposeBoolean('published', {
      description: 'Whether visitors may read it. Public queries return no others.',
    }),
    seoTitle: t.exposeString('seoTitle', { nullable: true, description: "The page's title. Null = use title." }),
    seoDescription: t.exposeString('seoDescription', {
      nullable: true,
      description: "The page's description. Null = use excerpt.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    readingMinutes: t.int({
      description: `How long it takes to read, in whole minutes at ${wordsPerMinute} words a minute.`,
      select: { wordCount: true },
      resolve: ({ wordCount }) => Math.max(1, Math.round(wordCount / wordsPerMinute)),
    }),
    related: t.prismaField({
      type: ['BlogPost'],
      description: 'Up to three other published posts, those that share the most tags first, then the newest.',
      complexity: { field: 1, multiplier: relatedPosts },
      select: { id: true, tags: true },
      resolve: async (query, { id, tags }, _args, { database }) => {
        const ids = await findRelatedPosts(database, id, tags);
        const posts = await database.blogPost.findMany({ ...query, where: { id: { in: ids } } });
        return ids.flatMap((one) => posts.find((post) => post.id === one) ?? []);
      },
    }),
    newer: t.prismaField({
      type: 'BlogPost',
      nullable: true,
      description: 'The published post that followed this one; null for the newest.',
      resolve: (query, { id }, _args, { database }) =>
        database.blogPost.findFirst({ ...query, ...publishedPosts('asc'), cursor: { id }, skip: 1 }),
    }),
    older: t.prismaField({
      type: 'BlogPost',
      nullable: true,
      description: 'The published post before this one; null for the oldest.',
      resolve: (query, { id }, _args, { database }) =>
        database.blogPost.findFirst({ ...query, ...publishedPosts('desc'), cursor: { id }, skip: 1 }),
    }),
  }),
});

builder.queryFields((t) => ({
  blogPosts: t.connection(
    {
      type: BlogPost,
      description: 'Published posts, newest first.',
      args: {
        tag: t.arg.string({ description: 'Only posts with this tag, written as on the posts.' }),
        search: t.arg.string({
          description: 'Only posts with these words in title, excerpt or text, in any form English gives them.',
          validate: z.string().max(limits.search.max),
        }),
      },
      validate: pageSchema('newest'),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const found = args.search?.trim() ? await searchPosts(context.database, args.search) : null;
        const wanted = {
          ...(args.tag ? { tags: { has: storable(args.tag) } } : {}),
          ...(found ? { id: { in: found } } : {}),
        };
        const list = { order: 'newest', typeName: 'BlogPost', args, context, info } as const;
        return keysetPage(list, ({ where, ...query }) =>
          context.database.blogPost.findMany({ ...query, where: { ...where, ...wanted, ...published } }),
        );
      },
    },
    { name: 'BlogPostConnection', description: 'A page of blog posts.' },
    { name: 'BlogPostEdge', description: 'A blog post and its place in the list.' },
  ),
  blogPost: t.prismaField({
    type: BlogPost,
    nullable: true,
    description: 'The published post of this slug; null when there is none.',
    args: { slug: t.arg.string({ required: true, description: "The post's name in its address." }) },
    resolve: (query, _root, { slug }, { database }) => {
      const post = { ...query, where: { slug, ...published } };
      return slugSchema.safeParse(slug).success ? database.blogPost.findUnique(post) : null;
    },
  }),
}));

/** What visitors may read. Drafts never leave the database through a public query. */
const published = { published: true } satisfies Prisma.BlogPostWhereInput;

const publishedPosts = (sort: 'asc' | 'desc') => ({ where: published, orderBy: sortedBy('newest', sort) });

/** The ids of published posts with these words, by Postgres' full-text search: quotes, `or` and `-` work as on the web. */
async function searchPosts(database: PrismaClient, search: string): Promise<string[]> {
  const found = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM blog_posts WHERE published AND search_vector @@ websearch_to_tsquery('english', ${storable(search)})`;
  return found.map(({ id }) => id);
}

/** The ids of the posts that share most tags with this one. */
async function findRelatedPosts(database: PrismaClient, id: string, tags: string[]): Promise<string[]> {
  const related = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM blog_posts WHERE published AND id <> ${id}::uuid AND tags && ${tags}::text[]
    ORDER BY cardinality(ARRAY(SELECT unnest(tags) INTERSECT SELECT unnest(${tags}::text[]))) DESC, created_at DESC, id DESC
    LIMIT ${relatedPosts}`;
  return related.map((post) => post.id);
}
