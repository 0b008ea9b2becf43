/** The entry point for the site's server, which runs the API in process. `main.ts` runs the API alone. */

export { createHttpApp, type HttpAppOptions, listen, type ReadyAnswer } from '#api/http/app.ts';
export { type Coding, codingFor, compress, isKnown } from '#api/http/compress.ts';
export { forgeryMessage, isCrossSite, isForgery } from '#api/http/cross-site.ts';
export { wantsGraphiql } from '#api/http/graphiql/graphiql.ts';
export { RefusedError, tooManyRequests } from '#api/http/handle-error.ts';
export { type CspDirectives, contentSecurityPolicy } from '#api/http/security-headers.ts';
export { openShared, type Shared } from '#api/open-shared.ts';
export { unavailable } from '#api/platform/database-away.ts';
export { StartError } from '#api/platform/errors.ts';
export type { Logger } from '#api/platform/logger.ts';
export { type ProcessParts, runProcess } from '#api/platform/run-process.ts';
export { askShared, isWorker, sayWorkerReady, startWorkers } from '#api/platform/worker-processes.ts';
export { createRequestLimits, type RequestLimits } from '#api/rate-limits/rate-limits.ts';
export {
  buyerTokenOf,
  clearCookie,
  cookieName,
  pageOwnerOf,
  readCookie,
  sessionTokenOf,
  setCookie,
} from '#api/session/session.ts';
export { type Api, startApi } from '#api/start-api.ts';
