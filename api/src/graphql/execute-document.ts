import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, execute, type GraphQLError, type GraphQLFormattedError, validate } from 'graphql';
import type { Metrics } from '#api/platform/metrics.ts';
import type { Services } from '#api/services.ts';
import { createContext, type OperationContext } from './context.ts';
import { operationName } from './operation-name.ts';
import { presentError } from './present-error.ts';
import { schema } from './schema.ts';

/** Data of a document, and its errors as a caller may see them: masked, with `extensions.requestId`. */
export type OperationResult<Data> = { data: Data | null; errors?: readonly GraphQLFormattedError[] };

/** Documents are constants of the program, so each is checked against the schema once. */
const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();

function validationErrors(document: DocumentNode): readonly GraphQLError[] {
  let errors = validated.get(document);
  if (!errors) {
    errors = validate(schema, document);
    validated.set(document, errors);
  }
  return errors;
}

/** Executes a document of our own in process, with the same resolvers, complexity limits and masking as over HTTP. */
export async function executeDocument<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  operation: OperationContext,
  services: Services,
  metrics: Metrics,
): Promise<OperationResult<Data>> {
  const errors = validationErrors(document);
  if (errors.length > 0) return { data: null, errors: formatted(errors, operation) };
  const startedAt = performance.now();
  const variableValues = variables as Record<string, unknown>;
  const result = await execute({ schema, document, variableValues, contextValue: createContext(operation, services) });
  metrics.observeOperation({
    operation: operationName(document),
    outcome: result.errors ? 'error' : 'ok',
    seconds: (performance.now() - startedAt) / 1000,
  });
  const data = (result.data ?? null) as Data | null;
  return result.errors ? { data, errors: formatted(result.errors, operation) } : { data };
}

function formatted(errors: readonly GraphQLError[], operation: OperationContext): GraphQLFormattedError[] {
  return errors.map((error) => {
    const presented = presentError(error, operation).toJSON();
    const { unexpected: _, ...extensions } = presented.extensions ?? {};
    return { ...presented, extensions };
  });
}
