/** The API's entry for whoever runs it in process: the site's server, and `main.ts` for the API alone. */
export { type Environment, EnvironmentError } from '#api/contract/environment/environment.ts';
export type { OperationContext } from '#api/graphql/context.ts';
export type { OperationResult } from '#api/graphql/execute-document.ts';
export { DatabaseUnreachableError, PortTakenError, StartError } from '#api/platform/errors.ts';
export { type HttpHandler, type HttpServer, type ServeHttpOptions, serveHttp } from '#api/platform/http-server.ts';
export { createLogger, type Logger, type LoggerOptions } from '#api/platform/logger.ts';
export type { Metrics } from '#api/platform/metrics.ts';
export { readProcessEnvironment } from '#api/platform/process-environment.ts';
export type { RequestContext } from '#api/platform/request-context.ts';
export { apiCsp, type CspDirectives, contentSecurityPolicy, securityHeaders } from '#api/platform/security-headers.ts';
export { type Api, type StartApiOptions, startApi } from '#api/start-api.ts';
