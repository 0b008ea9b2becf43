import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import { portfolioItemSchema } from '#api/contract/portfolio.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { NotFoundError, NotSignedInError } from '#api/graphql/failures.ts';
import { keysetPage, pageComplexity, pageSchema } from '#api/graphql/keyset.ts';
import { requireDescribed } from '#api/media/media-use.ts';
import { readPreviewToken } from '#api/publishing/preview-token.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';
import { moveItem } from './move-item.ts';
import { PortfolioItem } from './portfolio.graphql.ts';

builder.queryFields((t) => ({
  allPortfolioItems: t.connection(
    {
      type: PortfolioItem,
      description:
        'Portfolio items, also those that visitors do not see: featured first, each group as it was arranged. For the admin.',
      authScopes: { admin: true },
      validate: pageSchema('arranged'),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const list = { order: 'arranged', typeName: 'PortfolioItem', args, context, info } as const;
        return keysetPage(list, (query) => context.database.portfolioItem.findMany(query));
      },
    },
    { name: 'AllPortfolioItemsConnection', description: 'A page of portfolio items for the admin.' },
    { name: 'AllPortfolioItemsEdge', description: 'A portfolio item and its place in the list.' },
  ),
  portfolioItemPreview: t.prismaField({
    type: PortfolioItem,
    nullable: true,
    description: 'The item, public or not, that a token shows; null for one that ended, or when the item is gone.',
    args: { token: t.arg.string({ required: true, description: 'Made by `previewToken`.' }) },
    complexity: cost.query,
    resolve: async ({ ...query }, _root, { token }, { database, now }) => {
      const id = await readPreviewToken(database, token, now());
      return id === null ? null : database.portfolioItem.findUnique({ ...query, where: { id } });
    },
  }),
}));

const PortfolioMetricInput = builder.inputType('PortfolioMetricInput', {
  description: 'A number of a project, and what it measures.',
  fields: (t) => ({
    value: t.string({ description: 'Such as `+38%`, at most 40 characters. One without a value is not shown.' }),
    label: t.string({ description: 'What it measures, at most 80 characters.' }),
  }),
});

const PortfolioItemInput = builder.inputType('PortfolioItemInput', {
  description: 'A portfolio item as the admin writes it. What is left out is empty.',
  fields: (t) => ({
    title: t.string({ required: true, description: "The project's name, at most 200 characters." }),
    description: t.string({ required: true, description: 'What was done, at most 5000 characters.' }),
    // Text, not the enum, so that an invalid one is reported at its field, like any other mistake.
    technology: t.string({ required: true, description: 'WordPress, Shopify Plus, Laravel, React or Custom.' }),
    imageUrl: t.string({ required: true, description: 'A picture: a web address or a path starting with /.' }),
    caseStudyUrl: t.string({ description: 'The case study: a web address or a path starting with /.' }),
    featured: t.boolean({ description: 'Whether it is shown before the others and on the home page. Left out = no.' }),
    draft: t.boolean({ description: 'Whether visitors do not see it. Left out = they do.' }),
    publishAt: t.string({ description: 'From when on visitors see it, as an ISO date and time. Left out = at once.' }),
    metrics: t.field({
      type: [PortfolioMetricInput],
      description: `What came of it, at most ${limits.metrics.max}. Left out = none.`,
    }),
  }),
});

builder.mutationField('movePortfolioItem', (t) =>
  t.field({
    type: PortfolioItem,
    description: 'Moves an item directly before or after another one, both featured or both not. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the item.' }),
      besideId: t.arg.id({ required: true, description: 'The id of the other one.' }),
      before: t.arg.boolean({ required: true, description: 'true = before it, false = after it.' }),
    },
    async resolve(_root, { id, besideId, before }, { database }) {
      const isKnown = [id, besideId].every((each) => z.uuid().safeParse(each).success);
      const isMoved = isKnown && (await moveItem(database, { id, besideId, side: before ? 'before' : 'after' }));
      const item = isMoved ? await database.portfolioItem.findUnique({ where: { id } }) : null;
      if (!item) throw new NotFoundError('This portfolio item, or the one beside it,');
      return item;
    },
  }),
);

addRecordMutations({
  type: 'PortfolioItem',
  model: 'portfolioItem',
  one: 'portfolio item',
  object: PortfolioItem,
  input: PortfolioItemInput,
  schema: portfolioItemSchema,
  async check(transaction, { draft, imageUrl }) {
    if (!draft) await requireDescribed(transaction, 'imageUrl', imageUrl);
  },
});
