import { metricsText } from '@agency/api/contract/metrics';
import { portfolioItemSchema } from '@agency/api/contract/portfolio';
import { failureFields, portfolioItemContent } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { type FieldOf, formModel, type Values } from '../form-model.ts';
import { defineKind, request } from '../kind.ts';
import { createMutation, deleteMutation, listQuery, recordQuery, updateMutation } from '../record-documents.ts';

/** All fields of a portfolio item, with its version. */
export const editableItemFields = graphql(
  `
  fragment ItemFields on PortfolioItem @_unmask {
    __typename
    ...PortfolioItemContent
    draft
    publishAt
    rank
    version
    pageProblem
  }
`,
  [portfolioItemContent],
);

/** A portfolio item. A change sends the item's version, so that it overwrites no other change. */
export type EditableItem = ResultOf<typeof editableItemFields>;

const list = listQuery('allPortfolioItems', editableItemFields);
const one = recordQuery('portfolioItem', editableItemFields);
const create = createMutation(editableItemFields);
const update = updateMutation(editableItemFields);
const remove = deleteMutation(editableItemFields);

const moveItemMutation = graphql(
  `
    mutation MoveItem($id: ID!, $besideId: ID!, $before: Boolean!) {
      movePortfolioItem(id: $id, besideId: $besideId, before: $before) {
        __typename
        ...FailureFields
        ...ItemFields
      }
    }
  `,
  [failureFields, editableItemFields],
);

export type ItemField = FieldOf<typeof portfolioItemSchema>;
export type ItemValues = Values<typeof portfolioItemSchema>;

export const itemModel = formModel(
  portfolioItemSchema,
  {
    title: 'Title',
    description: 'Description',
    technology: 'Technology',
    featured: 'Featured',
    draft: 'Draft',
    publishAt: 'Published from',
    imageUrl: 'Image URL',
    caseStudyUrl: 'Case study URL',
    metrics: 'Metrics',
  },
  { metrics: metricsText },
);

export const portfolioItemKind = defineKind({
  name: 'portfolio-item',
  type: 'PortfolioItem',
  record: itemModel.content.extend({
    __typename: z.literal('PortfolioItem'),
    id: z.string(),
    version: z.number(),
    rank: z.number(),
    // Absent in an item that a console stored before the API had this field.
    pageProblem: z.string().nullable().catch(null),
  }) as unknown as z.ZodType<EditableItem>,
  fragment: editableItemFields,
  labels: {
    one: 'portfolio item',
    short: 'item',
    all: 'Portfolio',
    add: 'Add to portfolio',
    note: 'Visitors see it as soon as it is saved, unless it is a draft or has a later date.',
    purpose: 'In the order in which visitors see them. Drag an item by its handle to move it.',
    none: 'Nothing is shown to visitors yet. Add the first portfolio item.',
    order: 'in the site’s order',
  },
  deletion: {
    question: (name) => `Delete ${name}?`,
    consequence: 'It disappears from the portfolio and, if it is featured, from the home page for good.',
  },
  one,
  title: ({ title = '' }) => title,
  link: 'portfolio',
  list: {
    field: 'allPortfolioItems',
    query: list,
    compare: (one, other) => Number(other.featured) - Number(one.featured) || other.rank - one.rank,
    canMove: (one, other) => one.featured === other.featured,
  },
  form: itemModel,
  checksDrafts: true,
  mutations: {
    save: {
      effect: 'save',
      variables: portfolioItemSchema,
      request: ({ id, version, variables: input, key }) =>
        version === null
          ? request(create, 'PortfolioItem', { clientId: id, input, key })
          : request(update, 'PortfolioItem', { id, input, expectedVersion: version, key }),
      messages: ({ title, isNew }) =>
        isNew
          ? {
              queued: `Add ${title} to the portfolio`,
              ok: 'Portfolio item created',
              refused: 'Failed to create portfolio item.',
            }
          : { queued: `Change ${title}`, ok: 'Portfolio item updated', refused: 'Failed to update portfolio item.' },
    },
    move: {
      effect: 'patch',
      variables: z.object({ besideId: z.string(), side: z.enum(['before', 'after']) }),
      patch: () => ({}),
      request: ({ id, variables: { besideId, side } }) =>
        request(moveItemMutation, 'PortfolioItem', { id, besideId, before: side === 'before' }),
      messages: ({ title }) => ({
        queued: `Move ${title}`,
        ok: 'Order of the portfolio saved',
        refused: 'The portfolio item was not moved.',
      }),
    },
    delete: {
      effect: 'remove',
      variables: z.object({}),
      request: ({ id, version, key }) => request(remove, 'Deleted', { id, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Delete ${title} from the portfolio`,
        ok: 'Portfolio item deleted',
        refused: 'Failed to delete portfolio item.',
      }),
    },
  },
});
