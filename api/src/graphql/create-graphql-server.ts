import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Metrics } from '#api/platform/metrics.ts';
import { isSentAsJson, refuse, sendAsJson } from '#api/platform/send-json.ts';
import type { Services } from '#api/services.ts';
import { acceptedTypes } from './accepted-types.ts';
import { compressResults } from './compress-results.ts';
import { createContext, type GraphQLContext, type OperationContext } from './context.ts';
import { cacheDocuments } from './document-cache.ts';
import { hardening } from './hardening.ts';
import { httpErrors } from './http-errors.ts';
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
    plugins: [presentErrors, measureOperations(metrics), ...hardening, cacheDocuments(), httpErrors, compressResults],
    parserAndValidationCache: false,
    maxRequestBodySize,
    multipart: false,
    batching: false,
    cors: false,
    graphiql: false,
    // /healthz is ours. Yoga compares the end of the whole address with its own, query and all, and no address ends so.
    healthCheckEndpoint: ' ',
    landingPage: false,
    logging: false,
  });
  return async (request, response, operation) => {
    response.setHeader('Cache-Control', 'no-store');
    const accept = acceptedTypes(request.headers.accept);
    if (!accept)
      return refuse(response, 406, 'The answer is application/json, which the Accept header does not allow.');
    if (request.method === 'POST' && !isSentAsJson(request)) {
      const end: Record<string, string> = request.complete ? {} : { Connection: 'close' };
      return refuse(response, 415, sendAsJson, end);
    }
    request.headers.accept = accept;
    // Yoga knows types in lower case alone.
    if (request.method === 'POST') request.headers['content-type'] = 'application/json; charset=utf-8';
    await yoga(request, response, { operation });
  };
}

const unexpected = (cause: unknown) =>
  new GraphQLError('Unexpected error', { originalError: cause instanceof Error ? cause : new Error(String(cause)) });
