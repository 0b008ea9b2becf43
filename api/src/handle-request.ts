import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '#api/contract/environment.ts';
import { picturePath } from '#api/contract/pictures.ts';
import { sendGraphiql, sendGraphiqlFile, wantsGraphiql } from '#api/graphiql/handle-graphiql.ts';
import { createGraphQLServer } from '#api/graphql/create-graphql-server.ts';
import { executeDocument } from '#api/graphql/execute-document.ts';
import { handleHealthz, handleReadyz } from '#api/health/handle-health.ts';
import { handleMetrics } from '#api/health/handle-metrics.ts';
import type { Dependency } from '#api/health/readiness.ts';
import { handlePicture } from '#api/pictures/handle-picture.ts';
import { forgeryMessage, isForgery } from '#api/platform/cross-site.ts';
import type { Metrics } from '#api/platform/metrics.ts';
import type { RequestContext } from '#api/platform/request-context.ts';
import { refuse } from '#api/platform/send-json.ts';
import { createRequestLimits, refuseTooMany } from '#api/rate-limits/request-limits.ts';
import { handlePaypalWebhook, paypalWebhookPath } from '#api/rest/handle-paypal-webhook.ts';
import { handleRest } from '#api/rest/handle-rest.ts';
import type { Execute } from '#api/rest/rest-route.ts';
import type { Services } from '#api/services.ts';
import { buyerTokenOf } from './orders/buyer-orders.ts';
import type { OpenedPayPal } from './paypal/open-paypal.ts';
import { sessionTokenOf } from './session/session.ts';

export type RequestHandlerOptions = {
  services: Services;
  site: Pick<Environment['site'], 'publicUrl' | 'secure'>;
  metrics: Metrics;
  metricsToken: string | undefined;
  /** A proxy stands in front. */
  behindProxy: boolean;
  dependencies: readonly Dependency[];
  /** Answers for the embedded stand-in of PayPal, where there is one. */
  paypalDemo?: OpenedPayPal['handlePaypalDemo'];
  /** IP addresses that pictures may be fetched from although they are not public: none but in tests. */
  pictureAddresses?: readonly string[];
};

/** Whether a path belongs to the API. */
export function isApiPath(path: string): boolean {
  return /^\/(graphql|api)(\/|$)|^\/(healthz|readyz|metrics)$/.test(path);
}

/** Answers what `isApiPath` accepts; anything else is a 404. */
export function createRequestHandler(options: RequestHandlerOptions) {
  const { services, site, metrics, metricsToken, behindProxy, dependencies, paypalDemo, pictureAddresses } = options;
  const { secure, publicUrl } = site;
  const serveGraphQL = createGraphQLServer(services, metrics);
  const requestLimits = createRequestLimits();

  return async (request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> => {
    const { path, log } = context;
    context.routeKind = path.split('/', 2)[1] ?? 'other';
    const forged = isForgery(request, publicUrl);
    const operation = {
      ...context,
      sessionToken: sessionTokenOf(request, { secure }),
      buyerToken: buyerTokenOf(request, { secure }),
    };
    if (path === '/graphql') {
      if (forged) return refuse(response, 403, forgeryMessage);
      if (wantsGraphiql(request)) return sendGraphiql(response);
      const wait = await requestLimits.consume('callByAddress', context.address);
      return wait ? refuseTooMany(request, response, wait) : serveGraphQL(request, response, operation);
    }
    if (path.startsWith('/graphql/')) return sendGraphiqlFile(request, response, path);
    if (path === '/api' || path.startsWith('/api/')) {
      const wait = await requestLimits.consume('callByAddress', context.address);
      if (wait) return refuseTooMany(request, response, wait);
      if (path === picturePath) {
        const waitForPicture = await requestLimits.consume('pictureByAddress', context.address);
        if (waitForPicture) return refuseTooMany(request, response, waitForPicture);
        const { database } = services;
        return handlePicture(request, response, {
          database,
          sessionToken: operation.sessionToken,
          allowedAddresses: pictureAddresses,
        });
      }
      if (path === paypalWebhookPath) {
        if (forged) return refuse(response, 403, forgeryMessage);
        return handlePaypalWebhook(request, response, { ...services, ...context });
      }
      if (!forged && (await paypalDemo?.(request, response, path))) return;
      const execute: Execute = (document, variables) =>
        executeDocument(document, variables, operation, services, metrics);
      return handleRest(request, response, { path, execute, secure, forged });
    }
    if (path === '/healthz') return handleHealthz(request.method, response);
    if (path === '/readyz') return handleReadyz(request.method, response, dependencies, log);
    if (path === '/metrics') return handleMetrics(request, response, metrics, { token: metricsToken, behindProxy });
    context.routeKind = 'other';
    refuse(response, 404, 'There is nothing at this path.');
  };
}
