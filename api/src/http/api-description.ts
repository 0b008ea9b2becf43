import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import { cookieName } from '#api/session/session.ts';
import { nothingAtPath, refuseOtherMethods } from './refuse-other-methods.ts';
import { toolPolicy } from './security-headers.ts';

/**
 * The compression of answers below /api. At its default quality, Brotli would take ten times as long to save another
 * tenth.
 */
export const compression: FastifyCompressOptions = {
  // Clients send no compressed bodies.
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Returns the route's JSON schemas for OpenAPI. They do not validate requests: the zod schemas of the REST rows do.
     */
    describe?(): FastifySchema;
  }
}

/**
 * Describes the REST API as OpenAPI at /api/json, with a page at /api to read and try it. The description includes the
 * routes that are registered later, if their schema has a tag.
 *
 * @param secure whether PUBLIC_URL is https. The names of the cookies depend on it.
 * @param limitCalls runs before the page and the description are sent.
 */
export async function describeApi(
  app: FastifyInstance,
  { secure, limitCalls }: { secure: boolean; limitCalls: onRequestAsyncHookHandler },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'REST API',
        version: '1',
        description:
          'What the site and its admin can do, over plain HTTP with JSON. The GraphQL API at [/graphql](/graphql) offers the same and more, with GraphiQL in a browser. An error response gives the reason in `message`, and is at most 8 KB.',
      },
      externalDocs: { url: '/graphql', description: 'The GraphQL API, which offers the same and more' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token that the mutation `signIn` returns.' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName('agency_session', { secure }),
            description: 'The cookie that POST /api/admin/login sets. A browser that is signed in at /admin has it.',
          },
          buyer: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName('checkout', { secure }),
            description: 'The cookie that POST /api/maintenance/create sets.',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: { ...schema, ...route.config?.describe?.() }, url }),
    hideUntagged: true,
  });
  await app.register(async (page) => {
    page.addHook('onRequest', async (request, reply) => {
      request.routeKind = 'api';
      reply.header('Cache-Control', 'no-cache');
      // With a query, the plugin would redirect this path to itself.
      if (request.path === '/api/static/index.html') return reply.redirect('/api/');
      // A missing file of the plugin gets the API's 404 instead of the site's.
      reply.callNotFound = () => reply.send(nothingAtPath());
      return undefined;
    });
    for (const url of ['/api', '/api/', '/api/json', '/api/yaml']) refuseOtherMethods(page, url, ['GET']);
    await page.register(compress, compression);
    await page.register(swaggerUi, {
      routePrefix: '/api',
      staticCSP: toolPolicy,
      uiHooks: { onRequest: limitCalls },
      // The default layout would add a bar with a logo and a field for the descriptions of other hosts.
      uiConfig: { docExpansion: 'list', persistAuthorization: false, layout: 'BaseLayout' },
      logo: { type: 'image/svg+xml', content: '' },
      theme: { title: 'REST API', favicon: [] },
    });
  });
}
