import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Metrics } from '#api/platform/metrics.ts';
import type { Services } from '#api/services.ts';
import { compressResults } from './compress-results.ts';
import { createContext, type GraphQLContext, type OperationContext } from './context.ts';
import { hardening } from './hardening.ts';
import { measureOperations } from './measure-operations.ts';
import { presentErrors } from './present-errors.ts';
import { schema } from './schema.ts';

type ServerContext = { operation: OperationContext };
type Handler = (request: IncomingMessage, response: ServerResponse, operation: OperationContext) => Promise<void>;

/** Bytes of a request's body; the longest legitimate one (a message of 5,000 characters) is far below. */
const maxRequestBodySize = 100_000;

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
