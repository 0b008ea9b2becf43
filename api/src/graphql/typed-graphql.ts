import { initGraphQLTada } from 'gql.tada';
import type { Technology } from '#api/contract/portfolio.ts';
import type { introspection } from '../../schema.introspection.d.ts';

export { type FragmentOf, type ResultOf, readFragment, type VariablesOf } from 'gql.tada';

/** Writes a typed document. TypeScript infers its result and its variables from the text and the printed schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; Decimal: string; JSON: unknown; Technology: Technology };
}>();
