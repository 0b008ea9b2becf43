import { type Api, type HttpHandler, type ProcessParts, runProcess, serveHttp, startApi } from '@agency/api';
import type { QueryApi } from '../app/graphql/query-api.ts';
import type { Caller } from './caller.ts';
import { forwardToApi } from './forward-to-api.ts';
import { inProcessQueries } from './in-process-api.ts';
import { remoteHealth } from './remote-health.ts';
import { remoteQueries } from './remote-queries.ts';
import { say } from './terminal.ts';

/** What a kind of site (built or developing) gets to make its handler from. */
export type SiteParts = Pick<ProcessParts, 'environment' | 'onClose'> & {
  queryApiFor(caller: Caller): QueryApi;
  onContentChange(listener: () => void): void;
};

/** Runs the site, and the API beside it unless `API_URL` names one elsewhere, on one port until it is told to stop. */
export function runServer(siteFor: (parts: SiteParts) => Promise<HttpHandler>): Promise<void> {
  return runProcess(async ({ environment, logger, onClose, opened }) => {
    const { url: apiUrl } = environment.api;
    const api = apiUrl ? null : await opened(startApi({ environment, logger, onProgress: say.step }));
    const site = await siteFor({
      environment,
      onClose,
      queryApiFor: queriesOf(api, apiUrl, environment.site),
      onContentChange: (listener) => api?.onContentChange(listener),
    });
    await opened(
      serveHttp({
        handler: apiUrl ? beforeApi(apiUrl, site, environment.site) : besideApi(api, site),
        port: environment.site.port,
        logger,
        security: environment.site,
        trustProxy: environment.proxy.trusted,
        metrics: api?.metrics,
      }),
    );
    say.ready(environment, await api?.ensureAdmin(), api?.mailboxUrl);
  });
}

function queriesOf(api: Api | null, apiUrl: string | undefined, site: { secure: boolean }): SiteParts['queryApiFor'] {
  if (api) return (caller) => inProcessQueries(api, caller);
  if (!apiUrl) throw new Error('There is neither an API in this process nor the address of another.');
  return (caller) => remoteQueries(apiUrl, caller, site);
}

/** One port for both: the API answers its own paths, the site all others. */
function besideApi(api: Api | null, site: HttpHandler): HttpHandler {
  return (request, response, context) =>
    api?.handles(context.path) ? api.handle(request, response, context) : site(request, response, context);
}

/** One address for both, the API being elsewhere: a browser knows the site only. */
function beforeApi(apiUrl: string, site: HttpHandler, { publicUrl }: { publicUrl: string }): HttpHandler {
  const forward = forwardToApi({ apiUrl, publicUrl });
  return remoteHealth(apiUrl, (request, response, context) =>
    /^\/(graphql|api)(\/|$)/.test(context.path)
      ? forward(request, response, context)
      : site(request, response, context),
  );
}
