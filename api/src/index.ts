/** The API's entry for whoever runs it in process: the site's server, and `main.ts` for the API alone. */

export { forgeryMessage, isCrossSite, isForgery } from '#api/platform/cross-site.ts';
export { StartError } from '#api/platform/errors.ts';
export { type HttpHandler, serveHttp } from '#api/platform/http-server.ts';
export type { Logger } from '#api/platform/logger.ts';
export type { RequestContext } from '#api/platform/request-context.ts';
export { type ProcessParts, runProcess } from '#api/platform/run-process.ts';
export { type CspDirectives, contentSecurityPolicy } from '#api/platform/security-headers.ts';
export { createRequestLimits, type RequestLimits, refuseTooMany } from '#api/rate-limits/request-limits.ts';
export { type Api, startApi } from '#api/start-api.ts';
export { buyerCookie, buyerCookieName, buyerTokenOf } from './orders/buyer-orders.ts';
export { endedSessionCookie, sessionCookie, sessionTokenOf } from './session/session.ts';
