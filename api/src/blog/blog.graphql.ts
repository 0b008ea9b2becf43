import type { Prisma } from '@agency/prisma/client';
import { queryFromInfo } from '@pothos/plugin-prisma';
import { slugSchema } from '#api/contract/blog.ts';
import { builder } from '#api/graphql/builder.ts';
import { keysetPage } from '#api/graphql/keyset.ts';
import { pageComplexity, pageSchema } from '#api/graphql/page-arguments.ts';

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
  }),
});

builder.queryFields((t) => ({
  blogPosts: t.connection(
    {
      type: BlogPost,
      description: 'Published posts, newest first.',
      validate: pageSchema('newest'),
      complexity: pageComplexity,
      resolve: (_root, args, context, info) => {
        const query: object = queryFromInfo({ context, info, typeName: 'BlogPost', path: ['edges', 'node'] });
        return keysetPage(args, 'newest', (where, inverted, take) =>
          context.database.blogPost.findMany({ ...query, ...listPublishedPosts(where, inverted), take }),
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
export const published = { published: true } satisfies Prisma.BlogPostWhereInput;

/** Published posts, newest first, or `inverted`. The id settles equal moments, so that no two pages share a post. */
function listPublishedPosts(where: Prisma.BlogPostWhereInput, inverted: boolean) {
  const order = inverted ? 'asc' : 'desc';
  return {
    where: { ...where, ...published },
    orderBy: [{ createdAt: order }, { id: order }],
  } satisfies Prisma.BlogPostFindManyArgs;
}
