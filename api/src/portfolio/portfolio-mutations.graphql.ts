import { z } from 'zod';
import { portfolioItemSchema } from '#api/contract/portfolio.ts';
import { builder } from '#api/graphql/builder.ts';
import { Deleted } from '#api/graphql/failure-types.ts';
import { InputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { PortfolioItem } from './portfolio.graphql.ts';
import {
  ConflictError,
  createPortfolioItem,
  deletePortfolioItem,
  savedItemSchema,
  updatePortfolioItem,
} from './save-portfolio-item.ts';

const PortfolioItemInput = builder.inputType('PortfolioItemInput', {
  description: 'A portfolio item as the admin writes it. What is left out is empty.',
  fields: (t) => ({
    title: t.string({ required: true, description: "The project's name, at most 200 characters." }),
    description: t.string({ required: true, description: 'What was done, at most 5000 characters.' }),
    // Text and not the scalar: a wrong one is then reported beside its field, like any other mistake.
    technology: t.string({ required: true, description: 'WordPress, Shopify Plus, Laravel, React or Custom.' }),
    imageUrl: t.string({ required: true, description: 'A picture: a web address or a path starting with /.' }),
    caseStudyUrl: t.string({ description: 'The case study: a web address or a path starting with /.' }),
    featured: t.boolean({ description: 'Whether it is shown before the others and on the home page. Left out = no.' }),
    metric1Value: t.string({ description: 'A figure to show, such as `+38%`, at most 40 characters.' }),
    metric1Label: t.string({ description: 'What the first figure measures, at most 80 characters.' }),
    metric2Value: t.string({ description: 'A second figure.' }),
    metric2Label: t.string({ description: 'What the second figure measures.' }),
    metric3Value: t.string({ description: 'A third figure.' }),
    metric3Label: t.string({ description: 'What the third figure measures.' }),
  }),
});

const id = { required: true, description: 'The id of the item.' } as const;
const expectedVersion = {
  description: 'The version that was seen: if it is another one by now, nothing is done. Left out = whatever it is.',
} as const;
const clientId = {
  description:
    'A uuid that the caller made, to be its id: asked for again, the item that is there is the answer, or that it was deleted.',
} as const;
const input = { type: PortfolioItemInput, required: true, description: 'All its fields.' } as const;

builder.mutationFields((t) => ({
  createPortfolioItem: t.field({
    type: PortfolioItem,
    description: 'Adds an item to the portfolio. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError] },
    args: {
      input: t.arg(input),
      clientId: t.arg.id(clientId),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve(_root, { clientId, idempotencyKey, ...args }, context) {
      const item = parseInput(portfolioItemSchema, args.input);
      return runIdempotent(
        context,
        { key: idempotencyKey, input: ['createPortfolioItem', clientId, item], result: savedItemSchema },
        (transaction) => createPortfolioItem(transaction, item, clientId),
      );
    },
  }),
  updatePortfolioItem: t.field({
    type: PortfolioItem,
    description: 'Replaces all fields of a portfolio item. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, ConflictError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id(id),
      input: t.arg(input),
      expectedVersion: t.arg.int(expectedVersion),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve(_root, { id, expectedVersion, idempotencyKey, ...args }, context) {
      const item = parseInput(portfolioItemSchema, args.input);
      return runIdempotent(
        context,
        { key: idempotencyKey, input: ['updatePortfolioItem', id, expectedVersion, item], result: savedItemSchema },
        (transaction) => updatePortfolioItem(transaction, id, item, expectedVersion),
      );
    },
  }),
  deletePortfolioItem: t.field({
    type: Deleted,
    description: 'Deletes a portfolio item for good. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, ConflictError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id(id),
      expectedVersion: t.arg.int(expectedVersion),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    resolve: (_root, { id, expectedVersion, idempotencyKey }, context) =>
      runIdempotent(
        context,
        {
          key: idempotencyKey,
          input: ['deletePortfolioItem', id, expectedVersion],
          result: z.object({ id: z.string() }),
        },
        (transaction) => deletePortfolioItem(transaction, id, expectedVersion),
      ),
  }),
}));
