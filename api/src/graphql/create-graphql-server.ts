import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Metrics } from '#api/platform/metrics.ts';
import type { Services } from '#api/services.ts';
import { compressResults } from './compress-results.ts';
import { createContext, type GraphQLContext, type OperationContext } from './context.ts';
import { hardening } from './hardening.ts';
import { measureOperations } from './measure-operations.ts';
import { presentError } from './present-error.ts';
import { schema } from './schema.ts';

type ServerContext = { operation: OperationContext };
type Handler = (request: IncomingMessage, response: ServerResponse, operation: OperationContext) => Promise<void>;

/** Bytes of a request's body; the longest legitimate one (a message of 5,000 characters) is far below. */
const maxRequestBodySize = 100_000;

/** The last thing that happens to any result, of whatever failed: errors become what the caller may see. */
const presentErrors: Plugin<object, ServerContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (Symbol.asyncIterator in result || Array.isArray(result) || !result.errors) return;
    const present = (error: GraphQLError) => presentError(error, serverContext.operation);
    setResult({ ...result, errors: result.errors.map(present) });
  },
};

/** Answers GraphQL over HTTP at /graphql. */
export function createGraphQLServer(services: Services, metrics: Metrics): Handler {
  const yoga = createYoga<ServerContext, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ operation }) => createContext(operation, services),
    // Errors reach `presentErrors` with their cause still attached; it is what hides and logs them.
    maskedErrors: { maskError: (error) => (error instanceof GraphQLError ? error : unexpected(error)) },
    plugins: [presentErrors, measureOperations(metrics), ...hardening, compressResults],
    maxRequestBodySize,
    multipart: false,
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });
  return async (request, response, operation) => {
    response.setHeader('Cache-Control', 'no-store');
    await yoga(request, response, { operation });
  };
}

const unexpected = (cause: unknown) =>
  new GraphQLError('Unexpected error', { originalError: cause instanceof Error ? cause : new Error(String(cause)) });
