import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  getOperationAST,
  Kind,
  validate,
} from 'graphql';
import { errorCodes } from '#api/contract/errors.ts';
import type { Metrics } from '#api/http/metrics.ts';
import { isDatabaseAway, unavailable } from '#api/platform/database-away.ts';
import { shortText, unlessTooLong } from '#api/platform/short-refusal.ts';
import { findSession, type OpenSession } from '#api/session/session.ts';
import type { GraphQLContext, OperationContext, Services } from './context.ts';
import { retryExtensions, tooManyAtOnce } from './failures.ts';
import { schema } from './schema.ts';

/** A document's data, and its errors as a caller may see them: masked, with `extensions.requestId`. */
export type OperationResult<Data> = { data: Data | null; errors?: readonly GraphQLFormattedError[] };

/** Documents are constants of the program, so each is validated against the schema only once. */
const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();

function validationErrors(document: DocumentNode): readonly GraphQLError[] {
  let errors = validated.get(document);
  if (!errors) {
    errors = validate(schema, document);
    validated.set(document, errors);
  }
  return errors;
}

/**
 * Executes one of our own documents in this process, with the same resolvers, complexity limits and masking as over
 * HTTP.
 */
export type Execute = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  operation: OperationContext,
) => Promise<OperationResult<Data>>;

/**
 * Creates a function that executes documents with these services. Errors are part of the result; the function never
 * throws them.
 */
export function createExecute(services: Services, metrics: Metrics): Execute {
  return async <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    operation: OperationContext,
  ): Promise<OperationResult<Data>> => {
    const errors = validationErrors(document);
    if (errors.length > 0) return { data: null, errors: formatted(errors, operation) };
    const startedAt = performance.now();
    const variableValues = variables as Record<string, unknown>;
    const contextValue = createContext(operation, services);
    const args = { schema, document, variableValues, contextValue };
    const result = await runOperation(args, async () => execute(args));
    const labels = { operation: operationName(document), outcome: result.errors ? 'error' : 'ok' };
    metrics.operations.observe(labels, (performance.now() - startedAt) / 1000);
    const data = (result.data ?? null) as Data | null;
    return result.errors ? { data, errors: formatted(result.errors, operation) } : { data };
  };
}

type Operation = { document: DocumentNode; operationName?: string | null; contextValue: GraphQLContext };

/**
 * Runs an operation; queries use the connections for reading. Returns an error if the caller's network runs too many
 * operations at once.
 */
export async function runOperation<Result>(
  { document, operationName, contextValue }: Operation,
  run: () => Promise<Result>,
): Promise<Result | { errors: readonly GraphQLError[]; data?: null }> {
  const end = contextValue.underWay.begin(contextValue.address);
  if (!end) return { errors: [tooManyAtOnce()] };
  if (getOperationAST(document, operationName)?.operation === 'query')
    Object.assign(contextValue, { database: contextValue.reads });
  try {
    return await run();
  } finally {
    end();
  }
}

function formatted(errors: readonly GraphQLError[], operation: OperationContext): GraphQLFormattedError[] {
  return presentErrors(errors, operation).map((error) => {
    const presented = error.toJSON();
    const { unexpected: _, http: __, ...extensions } = presented.extensions ?? {};
    return { ...presented, extensions };
  });
}

/** The name of a document's first operation, or `anonymous`. */
function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? 'anonymous';
}

export function createContext(operation: OperationContext, services: Services): GraphQLContext {
  const { requestId, address, log, sessionToken, buyerToken, isConsole = false, pageOwner = null } = operation;
  let session: Promise<OpenSession | null> | undefined;
  return {
    ...services,
    requestId,
    address,
    log,
    sessionToken,
    buyerToken,
    isConsole,
    pageOwner,
    session() {
      session ??= sessionToken ? findSession(services.database, sessionToken) : Promise.resolve(null);
      return session;
    },
  };
}

const maxErrors = 5;
const plain = 'Something went wrong on our side.';

const unavailableExtensions = retryExtensions(errorCodes.unavailable, 503, unavailable.retryAfterSeconds);

/** Whether the caller may see the error. An error whose root cause is not a GraphQL error is a bug or an outage. */
function isExpected(error: GraphQLError): boolean {
  const { originalError } = error;
  return originalError === undefined || (originalError instanceof GraphQLError && isExpected(originalError));
}

/**
 * Returns an operation's first five errors as its caller may see them. If the errors are too long together, leaves out
 * their locations, paths and issues.
 */
export function presentErrors(errors: readonly GraphQLError[], operation: OperationContext): readonly GraphQLError[] {
  const shown = errors.slice(0, maxErrors).map((error) => presentError(error, operation));
  return unlessTooLong(shown, () =>
    shown.map(({ message, extensions: { issues: _, ...extensions } }) => new GraphQLError(message, { extensions })),
  );
}

/**
 * Returns an error as its caller may see it, with the request's id, by which the log can be searched. Shortens the
 * message of an expected error. Logs any other error in full, and replaces it with a plain message, or with a request
 * to retry if the database is unreachable or busy.
 */
function presentError(error: GraphQLError, { requestId, log }: OperationContext): GraphQLError {
  const { nodes, source, positions, path, message, extensions } = error;
  const place = { nodes, source, positions, path };
  if (isExpected(error))
    return new GraphQLError(shortText(message), { ...place, extensions: { ...extensions, requestId } });
  if (isDatabaseAway(error.originalError)) {
    log.warn({ err: error.originalError, path }, 'operation failed: the database is unreachable or busy');
    return new GraphQLError(unavailable.message, { ...place, extensions: { ...unavailableExtensions, requestId } });
  }
  log.error({ err: error.originalError, path }, 'operation failed');
  // `unexpected` makes Yoga answer 500 if there is no data. Yoga removes `unexpected` from the response.
  return new GraphQLError(plain, { ...place, extensions: { code: errorCodes.internal, requestId, unexpected: true } });
}
