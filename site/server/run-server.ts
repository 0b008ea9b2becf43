import {
  type Api,
  createLogger,
  type HttpHandler,
  type Logger,
  type RequestContext,
  readProcessEnvironment,
  serveHttp,
  startApi,
} from '@agency/api';
import type { Environment } from '@agency/api/contract/environment/environment';
import type { QueryApi } from '../app/graphql/query-api.ts';
import { inProcessQueries } from './in-process-api.ts';
import { remoteQueries } from './remote-api.ts';
import { say } from './terminal.ts';
import { onTermination } from './termination.ts';

/** What a kind of server (built or developing) gets to make its handler from. */
export type ServerParts = {
  environment: Environment;
  onProgress(step: string): void;
  queryApiFor(context: RequestContext): QueryApi;
  onContentChange(listener: () => void): void;
  /** Registers what is to be closed with the server. */
  onClose(close: () => Promise<void>): void;
};

/**
 * Runs the site, and the API beside it unless `API_URL` names one elsewhere, on one port until told to stop.
 * What cannot work is said in one plain message, and the process exits with 1.
 */
export async function runServer(siteFor: (parts: ServerParts) => Promise<HttpHandler>): Promise<void> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const environment = readProcessEnvironment();
    const logger = createLogger({
      level: environment.log.level,
      readable: process.stderr.isTTY && !environment.production,
    });
    onTermination(closeAll, logger);
    const api = environment.api.url ? null : await startApi({ environment, logger, onProgress: say.step });
    if (api) closers.push(() => api.close());
    const site = await siteFor({
      environment,
      onProgress: say.step,
      queryApiFor: queriesOf(api, environment.api.url),
      onContentChange: (listener) => api?.onContentChange(listener),
      onClose: (close) => closers.push(close),
    });
    await listen({ environment, logger, api, site, closers });
    say.ready(environment);
  } catch (error) {
    await closeAll().catch(() => undefined);
    say.failure(error);
    process.exit(1);
  }
}

function queriesOf(api: Api | null, apiUrl: string | undefined): ServerParts['queryApiFor'] {
  if (api) return (context) => inProcessQueries(api, context);
  if (!apiUrl) throw new Error('There is neither an API in this process nor the address of another.');
  return (context) => remoteQueries(apiUrl, context);
}

type Listening = {
  environment: Environment;
  logger: Logger;
  api: Api | null;
  site: HttpHandler;
  closers: (() => Promise<void>)[];
};

async function listen({ environment, logger, api, site, closers }: Listening): Promise<void> {
  const server = await serveHttp({
    handler: (request, response, context) =>
      api?.handles(context.path) ? api.handle(request, response, context) : site(request, response, context),
    port: environment.site.port,
    logger,
    security: environment.site,
    trustProxy: environment.proxy.trusted,
    metrics: api?.metrics,
  });
  closers.push(() => server.close());
}
