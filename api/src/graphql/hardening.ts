import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import type { GraphQLError } from 'graphql';
import { errorCodes } from '#api/contract/errors.ts';

/** A refused operation says by its code that it may be split and tried again. As a GraphQL answer its status is 400. */
const onReject = [
  (_context: unknown, error: GraphQLError) => {
    Object.assign(error.extensions, { code: errorCodes.tooExpensive, http: { status: 400, spec: true } });
  },
];

/**
 * What stands between strangers' requests and the schema. The size of pages, and what a query costs once its variables are
 * known, is limited in the schema itself (`builder.ts`), where operations executed in process meet it too.
 * Introspection stays on: the schema is public, and GraphiQL and others' tools need it.
 */
export const hardening = [
  maxTokensPlugin({ n: 1_000, onReject }),
  maxDepthPlugin({ n: 8, onReject }),
  maxAliasesPlugin({ n: 15, onReject }),
  costLimitPlugin({ maxCost: 8_000, onReject }),
];
