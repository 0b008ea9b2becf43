import type { PrismaClient } from '@agency/prisma';
import { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { readingMinutes } from '#api/contract/blog.ts';
import { limits } from '#api/contract/limits.ts';
import { storable } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost, foundTogether } from '#api/graphql/cost.ts';
import { keysetPage, pageComplexity, pageSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { Picture, pictureAt } from '#api/media/picture.graphql.ts';

const relatedPosts = 3;
/** Related posts are chosen from the newest `maxCandidates` that share a tag. A search finds the newest `maxFound`. */
const [maxCandidates, maxFound] = [100, 500];
/** The maximum number of tags to list. A visitor would not choose from more. */
const shownTags = 24;
const slugSchema = z
  .string()
  .max(limits.slug.max)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be lowercase words joined by hyphens');

/** Matches the posts that visitors may read. The date alone makes a scheduled post public, so no job is needed. */
export const isPublic = Prisma.sql`published AND trashed_at IS NULL AND created_at <= now()`;

/** Finds the ids of the next newer and the next older public post of each post. */
const beside = foundTogether(
  (database, ids) => database.$queryRaw<{ id: string; newer: string | null; older: string | null }[]>`
    SELECT post.id,
      (SELECT id FROM blog_posts WHERE ${isPublic} AND (created_at, id) > (post.created_at, post.id)
        ORDER BY created_at, id LIMIT 1) AS newer,
      (SELECT id FROM blog_posts WHERE ${isPublic} AND (created_at, id) < (post.created_at, post.id)
        ORDER BY created_at DESC, id DESC LIMIT 1) AS older
    FROM blog_posts post WHERE post.id = ANY(${ids}::uuid[])`,
);

/**
 * Finds for each post the ids of the public posts that share the most tags with it, at most `relatedPosts`. Compares
 * only the newest `maxCandidates` posts that share a tag.
 */
const relatedTo = foundTogether(
  (database, ids) => database.$queryRaw<{ id: string; related: string[] }[]>`
    SELECT post.id, ARRAY(
      SELECT id FROM (
        SELECT id, tags, created_at FROM blog_posts WHERE ${isPublic} AND id <> post.id AND tags && post.tags
        ORDER BY created_at DESC, id DESC LIMIT ${maxCandidates}) AS candidate
      ORDER BY cardinality(ARRAY(SELECT unnest(candidate.tags) INTERSECT SELECT unnest(post.tags))) DESC, created_at DESC, id DESC
      LIMIT ${relatedPosts}) AS related
    FROM blog_posts post WHERE post.id = ANY(${ids}::uuid[])`,
);

export const BlogPost = builder.prismaObject('BlogPost', {
  description: 'An article of the blog.',
  interfaces: [nodeOf('BlogPost', 'blogPost')],
  // Lists always read these columns for their cursors. They read other columns only if requested, because a list
  // without texts is a tenth of the size.
  select: { id: true, createdAt: true, version: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    title: t.exposeString('title', { description: 'The headline.' }),
    slug: t.exposeString('slug', { description: "The post's name in its address, `/blog/{slug}`. Unique." }),
    excerpt: t.exposeString('excerpt', { description: 'A summary in one or two sentences, as plain text.' }),
    content: t.exposeString('content', {
      description: 'The text as HTML in which a newline means a line break. Sanitize it before showing it.',
      complexity: cost.longText,
    }),
    author: t.exposeString('author', { description: 'Who wrote it.' }),
    imageUrl: t.exposeString('imageUrl', { description: 'A picture: a web address or a path of the site.' }),
    picture: t.field({
      type: Picture,
      nullable: true,
      description: 'The media library’s entry for `imageUrl`. Null if the library does not have that picture.',
      select: { imageUrl: true },
      resolve: ({ imageUrl }, _args, context) => pictureAt(imageUrl, context),
    }),
    tags: t.exposeStringList('tags', { description: 'Its topics, the most important first.' }),
    published: t.exposeBoolean('published', {
      description:
        'Whether visitors may read it from `createdAt` on. Visitors see an unpublished post only through `blogPostPreview`.',
    }),
    seoTitle: t.exposeString('seoTitle', { nullable: true, description: "The page's title. If null, use `title`." }),
    seoDescription: t.exposeString('seoDescription', {
      nullable: true,
      description: "The page's description. If null, use `excerpt`.",
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'The date that the post shows. A published post is public from then on.',
    }),
    version: t.exposeInt('version', { description: 'Increases with every change.' }),
    trashedAt: t.expose('trashedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was put in the trash. Null if it is not there.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    readingMinutes: t.int({
      description: 'How long it takes to read, in whole minutes at 220 words a minute.',
      select: { wordCount: true },
      resolve: ({ wordCount }) => readingMinutes(wordCount),
    }),
    related: t.prismaField({
      type: ['BlogPost'],
      description:
        'Up to three other public posts that share tags with this one, most shared tags first, then the newest.',
      complexity: { field: cost.query, multiplier: relatedPosts },
      resolve: async ({ ...query }, { id }, _args, context) => {
        const { related = [] } = (await relatedTo(context).load(id)) ?? {};
        const posts = related.map((id) => context.database.blogPost.findUnique({ ...query, where: { id } }));
        return (await Promise.all(posts)).filter((post) => post !== null);
      },
    }),
    newer: t.prismaField({
      type: 'BlogPost',
      nullable: true,
      description: 'The next newer public post. Null for the newest.',
      complexity: cost.query,
      resolve: async ({ ...query }, { id }, _args, context) => {
        const { newer = null } = (await beside(context).load(id)) ?? {};
        return newer === null ? null : context.database.blogPost.findUnique({ ...query, where: { id: newer } });
      },
    }),
    older: t.prismaField({
      type: 'BlogPost',
      nullable: true,
      description: 'The next older public post. Null for the oldest.',
      complexity: cost.query,
      resolve: async ({ ...query }, { id }, _args, context) => {
        const { older = null } = (await beside(context).load(id)) ?? {};
        return older === null ? null : context.database.blogPost.findUnique({ ...query, where: { id: older } });
      },
    }),
  }),
});

type TagCount = { name: string; posts: number };

const BlogTag = builder.objectRef<TagCount>('BlogTag').implement({
  description: 'A topic of the blog.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The tag as the posts spell it.' }),
    posts: t.exposeInt('posts', { description: 'How many public posts have it.' }),
  }),
});

builder.queryFields((t) => ({
  blogPosts: t.connection(
    {
      type: BlogPost,
      description: 'Public posts, newest first.',
      args: {
        tag: t.arg.string({ description: 'Only posts with this tag, spelled exactly as on the posts.' }),
        search: t.arg.string({
          description: `Only the newest ${maxFound} posts with these words, or other English forms of them, in title, excerpt or text.`,
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
          context.database.blogPost.findMany({ ...query, where: { AND: [where, wanted, published()] } }),
        );
      },
    },
    { name: 'BlogPostConnection', description: 'A page of blog posts.' },
    { name: 'BlogPostEdge', description: 'A blog post and its place in the list.' },
  ),
  blogTags: t.field({
    type: [BlogTag],
    description: `The tags of the public posts, most used first, at most ${shownTags}.`,
    complexity: { field: cost.query, multiplier: shownTags },
    resolve: (_root, _args, { database }) => database.$queryRaw<TagCount[]>`
      SELECT tag AS name, count(*)::int AS posts FROM blog_posts, unnest(tags) AS tag WHERE ${isPublic}
      GROUP BY tag ORDER BY posts DESC, name LIMIT ${shownTags}`,
  }),
  blogPost: t.prismaField({
    type: BlogPost,
    nullable: true,
    description: 'The public post with this slug, or else the one that had this slug before. Null if there is neither.',
    args: { slug: t.arg.string({ required: true, description: "The post's name in its address." }) },
    complexity: cost.query,
    resolve: async ({ ...query }, _root, { slug }, { database }) => {
      if (!slugSchema.safeParse(slug).success) return null;
      const found = await database.blogPost.findUnique({ ...query, where: { slug, ...published() } });
      if (found) return found;
      return database.blogPost.findFirst({ ...query, where: { formerSlugs: { some: { slug } }, ...published() } });
    },
  }),
}));

/** `isPublic` as a Prisma filter. */
const published = () =>
  ({ published: true, trashedAt: null, createdAt: { lte: new Date() } }) satisfies Prisma.BlogPostWhereInput;

/** Finds the ids of the newest public posts with these words. Quotes, `or` and `-` work as in web search engines. */
async function searchPosts(database: PrismaClient, search: string): Promise<string[]> {
  const found = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM blog_posts WHERE ${isPublic} AND search_vector @@ websearch_to_tsquery('english', ${storable(search)})
    ORDER BY created_at DESC, id DESC LIMIT ${maxFound}`;
  return found.map(({ id }) => id);
}
