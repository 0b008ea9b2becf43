import { builder } from '#api/graphql/builder.ts';
import { Failure } from '#api/graphql/failure-types.ts';
import { PortfolioItem } from './portfolio.graphql.ts';
import { ConflictError } from './portfolio-conflict.ts';

builder.objectType(ConflictError, {
  name: 'Conflict',
  description: 'Somebody else changed it in between. Nothing was done.',
  interfaces: [Failure],
  fields: (t) => ({
    current: t.field({
      type: PortfolioItem,
      description: 'The item as it is now.',
      resolve: ({ current }) => current,
    }),
  }),
});
