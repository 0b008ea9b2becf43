import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Disk } from 'flydrive';
import type { Environment } from '#api/contract/environment.ts';
import type { OperationContext, Services } from '#api/graphql/context.ts';
import { createExecute } from '#api/graphql/execute-document.ts';
import { createGraphQLServer } from '#api/graphql/graphql-server.ts';
import type { PayPalDemo } from '#api/paypal/open-paypal.ts';
import { createRequestLimits } from '#api/rate-limits/rate-limits.ts';
import { restRoutes } from '#api/rest/rest.ts';
import { buyerTokenOf, pageOwnerOf, sessionTokenOf } from '#api/session/session.ts';
import { compression, describeApi } from './api-description.ts';
import { forgeryMessage, isForgery } from './cross-site.ts';
import { graphiqlRoutes, sendGraphiql, wantsGraphiql } from './graphiql/graphiql.ts';
import { RefusedError, tooManyRequests } from './handle-error.ts';
import { type HealthOptions, healthRoutes } from './health.ts';
import { importRoute } from './imports.ts';
import { mediaRoute, mediaUploadRoute } from './media.ts';
import { messageRoutes } from './messages.ts';
import { ownInvoiceRoute } from './own-invoice.ts';
import { paypalDemo } from './paypal-demo.ts';
import { paypalWebhook } from './paypal-webhook.ts';
import { pictureRoute } from './pictures.ts';
import { nothingHere } from './refuse-other-methods.ts';

export type ApiRoutesOptions = HealthOptions & {
  services: Services;
  site: Pick<Environment['site'], 'publicUrl' | 'secure'>;
  /** The store of uploaded pictures. */
  media: Disk;
  paypalDemo?: PayPalDemo | null;
  /** Non-public IP addresses from which pictures may be fetched. Only tests set this. */
  pictureAddresses?: readonly string[];
};

/** Adds the API to an app: /graphql, /api, all paths below these two, /media, /healthz, /readyz and /metrics. */
export async function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions): Promise<void> {
  const { services, site, metrics, media, paypalDemo: demo, pictureAddresses: allowedAddresses } = options;
  const { publicUrl, secure } = site;
  const serveGraphQL = createGraphQLServer(services, metrics);
  const execute = createExecute(services, metrics);
  const limits = createRequestLimits();

  const sessionOf = (request: FastifyRequest) => sessionTokenOf(request.raw, { secure });
  const operationOf = (request: FastifyRequest): OperationContext => ({
    requestId: request.id,
    address: request.address,
    log: request.log,
    sessionToken: sessionOf(request),
    buyerToken: buyerTokenOf(request.raw, { secure }),
    isConsole: request.headers.authorization !== undefined,
    pageOwner: pageOwnerOf(request),
  });
  const refuseForgery = (request: FastifyRequest, isOperation = false) => {
    if (isForgery(request.raw, publicUrl, { isOperation })) throw new RefusedError(403, forgeryMessage);
  };
  const limitCalls = async (request: FastifyRequest) => {
    const wait = await limits.consume('callByAddress', request.address);
    if (wait) throw tooManyRequests(wait);
  };
  await describeApi(app, { secure, limitCalls });
  app.register(async (files) => mediaRoute(files, { media, limits }));
  app.register(async (health) => healthRoutes(health, options));

  app.register(
    async (graphql) => {
      graphql.addHook('onRequest', async (request) => {
        request.routeKind = 'graphql';
      });
      graphql.setNotFoundHandler(nothingHere);
      graphiqlRoutes(graphql);
      graphql.route({
        method: graphql.supportedMethods,
        url: '',
        exposeHeadRoute: false,
        async onRequest(request) {
          const isOperation = !wantsGraphiql(request);
          refuseForgery(request, isOperation);
          if (isOperation) await limitCalls(request);
        },
        handler: (request, reply) =>
          wantsGraphiql(request) ? sendGraphiql(reply) : serveGraphQL(request, reply, operationOf(request)),
      });
    },
    { prefix: '/graphql' },
  );

  app.register(
    async (rest) => {
      rest.addHook('onRequest', async (request) => {
        request.routeKind = 'api';
        await limitCalls(request);
      });
      rest.setNotFoundHandler(nothingHere);
      await rest.register(compress, compression);
      rest.register(async (webhook) => {
        webhook.addHook('onRequest', async (request) => refuseForgery(request));
        paypalWebhook(webhook, services);
      });
      if (demo) paypalDemo(rest, demo, publicUrl);
      messageRoutes(rest, { database: services.database, sessionTokenOf: sessionOf, refuseForgery });
      const uploads = { database: services.database, media, sessionTokenOf: sessionOf, refuseForgery };
      mediaUploadRoute(rest, uploads);
      importRoute(rest, { ...uploads, requestImport: services.requestImport });
      ownInvoiceRoute(rest, services, { agency: services.agency, publicUrl });
      pictureRoute(rest, { database: services.database, limits, sessionTokenOf: sessionOf, allowedAddresses });
      restRoutes(rest, {
        publicUrl,
        secure,
        executeFor: (request) => (document, variables) => execute(document, variables, operationOf(request)),
      });
    },
    { prefix: '/api' },
  );
}
