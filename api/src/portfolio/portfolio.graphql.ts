import { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import type { Metric } from '#api/contract/metrics.ts';
import type { Technology } from '#api/contract/portfolio.ts';
import { isAddress, storable } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost, foundTogether } from '#api/graphql/cost.ts';
import { keysetPage, pageComplexity, pageSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { Picture, pictureAt } from '#api/media/picture.graphql.ts';
import { pageProblems } from '#api/page-checks/page-checks.ts';

const PortfolioMetric = builder.objectRef<Metric>('PortfolioMetric').implement({
  description: "A number about a client's project.",
  fields: (t) => ({
    value: t.exposeString('value', {
      nullable: true,
      description: 'Such as `+38%`. If null, the metric is not shown.',
    }),
    label: t.exposeString('label', { nullable: true, description: 'What the metric measures.' }),
  }),
});

/**
 * The conditions for visible items, for Prisma and SQL. They compare `publishAt` with now, so publishing needs no job.
 */
const shown = () =>
  ({
    draft: false,
    OR: [{ publishAt: null }, { publishAt: { lte: new Date() } }],
  }) satisfies Prisma.PortfolioItemWhereInput;
const isShown = Prisma.sql`NOT draft AND (publish_at IS NULL OR publish_at <= now())`;

/** Loads the id of the next item in the public list for each given id. Null if there is no other item. */
const nextItems = foundTogether(
  (database, ids) => database.$queryRaw<{ id: string; next: string | null }[]>`
    SELECT item.id, coalesce(
      (SELECT id FROM portfolio_items WHERE ${isShown}
        AND (featured, position, id) < (item.featured, item.position, item.id) ORDER BY featured DESC, position DESC, id DESC LIMIT 1),
      (SELECT id FROM portfolio_items WHERE ${isShown} AND id <> item.id
        ORDER BY featured DESC, position DESC, id DESC LIMIT 1)
    ) AS next
    FROM portfolio_items item WHERE item.id = ANY(${ids}::uuid[])`,
);

/**
 * Do not give a field its own `select`. Pothos would then reload the item in a mutation's result. If a mutation is
 * repeated with its idempotency key, the item may be deleted by then.
 */
export const PortfolioItem = builder.prismaObject('PortfolioItem', {
  description: "A portfolio item: a client's site that the agency shows.",
  interfaces: [nodeOf('PortfolioItem', 'portfolioItem')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Increases with every change.' }),
    title: t.exposeString('title', { description: "The project's name." }),
    description: t.exposeString('description', { description: 'What was done, as plain text.' }),
    technology: t.field({
      type: 'Technology',
      description: 'What the project was built with.',
      // The database's check limits the column to this list.
      resolve: ({ technology }) => technology as Technology,
    }),
    imageUrl: t.exposeString('imageUrl', { description: 'A picture: a web address or a path of the site.' }),
    picture: t.field({
      type: Picture,
      nullable: true,
      description: "The media library's entry for `imageUrl`. Null if the picture is not in the library.",
      resolve: ({ imageUrl }, _args, context) => pictureAt(imageUrl, context),
    }),
    caseStudyUrl: t.string({
      nullable: true,
      description: 'The case study: a web address or a path of the site. Null if there is none.',
      // Checked again, because addresses that were stored before this check existed may disguise their host.
      resolve: ({ caseStudyUrl }) => (caseStudyUrl && isAddress(caseStudyUrl) ? caseStudyUrl : null),
    }),
    featured: t.exposeBoolean('featured', {
      description: 'Whether the item is shown before the others and on the home page.',
    }),
    draft: t.exposeBoolean('draft', {
      description: 'Whether the item is a draft. Visitors cannot see drafts, and public queries do not return them.',
    }),
    publishAt: t.expose('publishAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the item becomes public, unless it is a draft. If null, at once.',
    }),
    rank: t.float({
      description: 'The position in its group (featured or not). Items with a higher rank come first.',
      resolve: ({ position }) => Number(position),
    }),
    metrics: t.field({
      type: [PortfolioMetric],
      description: `The results of the project, most important first; at most ${limits.metrics.max}.`,
      // All metrics together are 2 KB at most.
      complexity: { field: 1, multiplier: 3 },
      // The database's checks limit the column to such a list.
      resolve: ({ metrics }) => metrics as Metric[],
    }),
    pageProblem: t.string({
      nullable: true,
      description:
        'The worst finding of the latest check of the page, except warnings that somebody let pass. Null if there is none, or if the ' +
        'caller is not the admin.',
      resolve: async ({ id }, _args, context) =>
        (await context.session()) ? (await pageProblems(context).load(id))?.problem : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the item was added.' }),
    slug: t.exposeString('slug', {
      description: "The item's name in its address, `/portfolio/{slug}`. Unique and permanent.",
    }),
    next: t.prismaField({
      type: 'PortfolioItem',
      nullable: true,
      description:
        'The next item in the list that visitors see. The first item follows the last. Null if there is no other.',
      complexity: cost.query,
      resolve: async ({ ...query }, { id }, _args, context) => {
        const { next = null } = (await nextItems(context).load(id)) ?? {};
        return next === null ? null : context.database.portfolioItem.findUnique({ ...query, where: { id: next } });
      },
    }),
  }),
});

builder.queryFields((t) => ({
  portfolioItems: t.connection(
    {
      type: PortfolioItem,
      description: 'Portfolio items that visitors see: featured first, each group in the order that the admin set.',
      args: {
        featured: t.arg.boolean({
          description: 'If true, only featured items. If false, only the others. By default, all.',
        }),
        technology: t.arg({ type: 'Technology', description: 'Only items built with this. By default, all.' }),
      },
      validate: pageSchema('arranged'),
      complexity: pageComplexity,
      resolve: (_root, args, context, info) => {
        const { featured, technology } = args;
        const wanted = { ...(typeof featured === 'boolean' && { featured }), ...(technology && { technology }) };
        const list = { order: 'arranged', typeName: 'PortfolioItem', args, context, info } as const;
        return keysetPage(list, ({ where, ...query }) =>
          context.database.portfolioItem.findMany({ ...query, where: { AND: [where, wanted, shown()] } }),
        );
      },
    },
    { name: 'PortfolioItemConnection', description: 'A page of portfolio items.' },
    { name: 'PortfolioItemEdge', description: 'A portfolio item and its cursor.' },
  ),
  portfolioItem: t.prismaField({
    type: PortfolioItem,
    nullable: true,
    description:
      'One portfolio item. Null if none has this id, or if visitors cannot see it and the caller is not the admin.',
    args: { id: t.arg.id({ required: true, description: 'The id of the item, a uuid.' }) },
    complexity: cost.query,
    async resolve(query, _root, { id }, { database, session }) {
      if (!z.uuid().safeParse(id).success) return null;
      const isAdmin = (await session()) !== null;
      return database.portfolioItem.findUnique({ ...query, where: { id, ...(isAdmin ? {} : shown()) } });
    },
  }),
  portfolioItemBySlug: t.prismaField({
    type: PortfolioItem,
    nullable: true,
    description: 'The portfolio item with this slug. Null if there is none that visitors see.',
    args: { slug: t.arg.string({ required: true, description: "The item's name in its address." }) },
    complexity: cost.query,
    resolve: (query, _root, { slug }, { database }) =>
      database.portfolioItem.findUnique({ ...query, where: { slug: storable(slug), ...shown() } }),
  }),
}));
