import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { RefusedError, requireJson } from '#api/http/handle-error.ts';
import type { Metrics } from '#api/http/metrics.ts';
import type { GraphQLContext, OperationContext, Services } from './context.ts';
import { cacheDocuments } from './document-cache.ts';
import { createContext } from './execute-document.ts';
import { schema } from './schema.ts';
import {
  hardening,
  httpErrors,
  measureOperations,
  presentResults,
  runOperations,
  sendResults,
} from './yoga-plugins.ts';

type ServerContext = { operation: OperationContext };
type Handler = (request: FastifyRequest, reply: FastifyReply, operation: OperationContext) => Promise<void>;

/** Bytes of a stranger's request; the longest legitimate one (a message of 5,000 characters) is far below. */
const maxStrangerBytes = 100_000;

/** Bytes of the admin's request, which may hold the longest post twice: as it is, and as it was begun. */
const maxAdminBytes = 2 * 1024 * 1024;

/** Answers GraphQL over HTTP at /graphql. Yoga reads the body and writes the answer itself. */
export function createGraphQLServer(services: Services, metrics: Metrics): Handler {
  const serverOf = (maxRequestBodySize: number) =>
    createYoga<ServerContext, GraphQLContext>({
      schema,
      graphqlEndpoint: '/graphql',
      context: ({ operation }) => createContext(operation, services),
      // Errors reach `presentResults` with their cause attached; that plugin hides and logs them.
      maskedErrors: { maskError: (error) => (error instanceof GraphQLError ? error : unexpected(error)) },
      plugins: [
        presentResults,
        measureOperations(metrics),
        runOperations,
        ...hardening,
        cacheDocuments(),
        httpErrors,
        sendResults,
      ],
      parserAndValidationCache: false,
      maxRequestBodySize,
      multipart: false,
      batching: false,
      cors: false,
      graphiql: false,
      // /healthz is ours. Yoga compares the end of the whole address with its own, and no address ends like this one.
      healthCheckEndpoint: ' ',
      landingPage: false,
      logging: false,
    });
  const [forStrangers, forAdmin] = [serverOf(maxStrangerBytes), serverOf(maxAdminBytes)];
  return async ({ method, raw }, reply, operation) => {
    reply.raw.setHeader('Cache-Control', 'no-store');
    const accept = acceptedTypes(raw.headers.accept);
    if (!accept) throw new RefusedError(406, 'The answer is application/json, which the Accept header does not allow.');
    raw.headers.accept = accept;
    if (method === 'POST') {
      requireJson(raw);
      // Yoga knows types in lower case only.
      raw.headers['content-type'] = 'application/json; charset=utf-8';
    }
    const isLong = Number(raw.headers['content-length']) > maxStrangerBytes;
    // Only a long body is worth asking for the session before it is read.
    const isAdmin = isLong && (await createContext(operation, services).session()) !== null;
    await (isAdmin ? forAdmin : forStrangers)(raw, reply.raw, { operation });
  };
}

const unexpected = (cause: unknown) =>
  new GraphQLError('Unexpected error', { originalError: cause instanceof Error ? cause : new Error(String(cause)) });

/** The content types of GraphQL over HTTP. */
const answered = ['application/json', 'application/graphql-response+json', 'text/event-stream', 'multipart/mixed'];
const wildcards = ['*/*', 'application/*', 'text/*', 'multipart/*'];
const known = new Set([...answered, ...wildcards]);

/** A refused type (weight 0), or a charset that no answer has. */
const refusal = /^q=0(\.0*)?$|^charset=(?!"?utf-?8"?$)/;

/**
 * Reduces an `Accept` header to the types that exist here, each once and in the given order, so that a stranger's text is
 * neither searched nor echoed. Empty when no answer fits.
 */
export function acceptedTypes(accept = '*/*'): string {
  const asked = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => refusal.test(parameter)))
    .map(([type = '']) => type);
  return [...new Set(asked)].filter((type) => known.has(type)).join(', ');
}
