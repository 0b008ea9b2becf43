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

/** The maximum size of a stranger's request, in bytes: far above the longest, an inquiry of 5,000 characters. */
const maxStrangerBytes = 100_000;

/** The maximum size of the admin's request, in bytes. After a conflict, it may contain the longest post twice. */
const maxAdminBytes = 2 * 1024 * 1024;

/** Creates the handler that answers GraphQL over HTTP at /graphql. Yoga reads the body and writes the answer itself. */
export function createGraphQLServer(services: Services, metrics: Metrics): Handler {
  const serverOf = (maxRequestBodySize: number) =>
    createYoga<ServerContext, GraphQLContext>({
      schema,
      graphqlEndpoint: '/graphql',
      context: ({ operation }) => createContext(operation, services),
      // Errors keep their cause for the plugin `presentResults`, which logs the cause and hides it from the caller.
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
      // The API has its own /healthz. Yoga's health check is at URLs that end with this path, and no URL ends with a
      // space.
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
      // Yoga recognizes content types only in lowercase.
      raw.headers['content-type'] = 'application/json; charset=utf-8';
    }
    // A body without a stated length may be long.
    const isLong = method === 'POST' && !(Number(raw.headers['content-length']) <= maxStrangerBytes);
    // Only a long body needs the session in advance: its maximum size depends on the session.
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

/** Matches a parameter that refuses its type (`q=0`) or names a charset other than UTF-8. */
const refusal = /^q=0(\.0*)?$|^charset=(?!"?utf-?8"?$)/;

/**
 * Reduces an `Accept` header to the supported types, each once and in the given order. So Yoga neither searches nor
 * echoes any other text from the caller. Empty if no supported type is acceptable.
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
