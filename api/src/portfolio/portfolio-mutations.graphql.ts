import type { PortfolioItem as Item } from '@agency/prisma/client';
import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import { portfolioItemSchema } from '#api/contract/portfolio.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { NotFoundError, NotSignedInError } from '#api/graphql/failures.ts';
import { keysetPage, pageComplexity, pageSchema } from '#api/graphql/keyset.ts';
import { requireDescribed } from '#api/media/media-use.ts';
import { beginCheck } from '#api/page-checks/page-checks.ts';
import { readPreviewToken } from '#api/publishing/preview-token.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';
import { moveItem } from './move-item.ts';
import { PortfolioItem } from './portfolio.graphql.ts';

builder.queryFields((t) => ({
  allPortfolioItems: t.connection(
    {
      type: PortfolioItem,
      description:
        'All portfolio items, public or not: featured first, each group in the order that the admin set. For the admin.',
      authScopes: { admin: true },
      validate: pageSchema('arranged'),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const list = { order: 'arranged', typeName: 'PortfolioItem', args, context, info } as const;
        return keysetPage(list, (query) => context.database.portfolioItem.findMany(query));
      },
    },
    { name: 'AllPortfolioItemsConnection', description: 'A page of portfolio items for the admin.' },
    { name: 'AllPortfolioItemsEdge', description: 'A portfolio item and its cursor.' },
  ),
  portfolioItemPreview: t.prismaField({
    type: PortfolioItem,
    nullable: true,
    description:
      'The item, public or not, that a preview token gives access to. Null if the token is invalid or expired, or the item is gone.',
    args: { token: t.arg.string({ required: true, description: 'A token from `previewToken`.' }) },
    complexity: cost.query,
    resolve: async ({ ...query }, _root, { token }, { database, now }) => {
      const id = await readPreviewToken(database, token, now());
      return id === null ? null : database.portfolioItem.findUnique({ ...query, where: { id } });
    },
  }),
}));

const PortfolioMetricInput = builder.inputType('PortfolioMetricInput', {
  description: 'A number about a project, and what it measures.',
  fields: (t) => ({
    value: t.string({ description: 'Such as `+38%`, at most 40 characters. A metric without a value is not shown.' }),
    label: t.string({ description: 'What the metric measures, at most 80 characters.' }),
  }),
});

const PortfolioItemInput = builder.inputType('PortfolioItemInput', {
  description: 'The fields of a portfolio item that the admin edits. Omitted fields become empty.',
  fields: (t) => ({
    title: t.string({ required: true, description: "The project's name, at most 200 characters." }),
    description: t.string({ required: true, description: 'What was done, at most 5000 characters.' }),
    // A string instead of the enum, so that an invalid value is reported at its field.
    technology: t.string({ required: true, description: 'WordPress, Shopify Plus, Laravel, React or Custom.' }),
    imageUrl: t.string({ required: true, description: 'A picture: a web address or a path starting with /.' }),
    caseStudyUrl: t.string({ description: 'The case study: a web address or a path starting with /.' }),
    featured: t.boolean({
      description: 'Whether the item is shown before the others and on the home page. Default: false.',
    }),
    draft: t.boolean({ description: 'Whether the item is a draft, which visitors cannot see. Default: false.' }),
    publishAt: t.string({ description: 'When the item becomes public, as an ISO date and time. If omitted, at once.' }),
    metrics: t.field({
      type: [PortfolioMetricInput],
      description: `The results of the project, at most ${limits.metrics.max}. Default: none.`,
    }),
  }),
});

builder.mutationField('movePortfolioItem', (t) =>
  t.field({
    type: PortfolioItem,
    description:
      'Moves an item directly before or after another item. Both must be featured, or neither. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the item.' }),
      besideId: t.arg.id({ required: true, description: 'The id of the other item.' }),
      before: t.arg.boolean({
        required: true,
        description: 'Whether to move the item before the other one. If false, after the other.',
      }),
    },
    async resolve(_root, { id, besideId, before }, { database }) {
      const isKnown = [id, besideId].every((each) => z.uuid().safeParse(each).success);
      const isMoved = isKnown && (await moveItem(database, { id, besideId, side: before ? 'before' : 'after' }));
      const item = isMoved ? await database.portfolioItem.findUnique({ where: { id } }) : null;
      const message = 'One of the two portfolio items no longer exists, or only one of them is featured.';
      if (!item) throw new NotFoundError({ message });
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
  async afterSave({ requestPageCheck }, transaction, row) {
    const { id, draft, publishAt } = row as Item;
    // The latest findings are about an earlier version. A draft is not checked again.
    await transaction.pageCheck.deleteMany({ where: { page: id } });
    if (!draft) {
      await beginCheck(transaction, id, publishAt === null || publishAt <= new Date());
      await requestPageCheck(id, transaction);
    }
  },
});
