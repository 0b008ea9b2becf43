import { builder } from './builder.ts';
import './scalars.ts';
// Each domain adds its types and fields to the builder when it is imported.
import '#api/blog/blog.graphql.ts';
import '#api/maintenance-plans/maintenance-plans.graphql.ts';
import '#api/portfolio/portfolio.graphql.ts';

builder.queryType({ description: 'What anybody may read.' });

/** The whole schema. Built once; what it needs at run time comes with each operation's context. */
export const schema = builder.toSchema();
