import { createHttpApp, type HttpAppOptions, listen, type ProcessParts, runProcess, startApi } from '@agency/api';
import type { ContentTag } from '@agency/api/contract/content-tags';
import type { Environment } from '@agency/api/contract/environment';
import type { FastifyInstance } from 'fastify';
import type { QueryApi } from '../app/graphql/query-api.ts';
import { type Caller, inProcessQueries, remoteQueries } from './query-api.ts';
import { remoteApi } from './remote-api.ts';

/** What a kind of site (built or developing) gets to make its routes from. */
export type ServerParts = Pick<ProcessParts, 'environment' | 'onClose'> & {
  app: FastifyInstance;
  queryApiFor(caller: Caller): QueryApi;
  /** Calls back with the tag of what any process has changed. */
  onContentChange(listener: (tag: ContentTag) => void): void;
};

/** Tells the person who started the server that a long step has begun, on standard output; the log goes to standard error. */
export const sayStep = (what: string): void => console.log(`${what}...`);

/** Runs the site, and the API beside it unless `API_URL` names one elsewhere, on one port until it is told to stop. */
export function runServer(
  addSite: (parts: ServerParts) => Promise<void>,
  readyAnswer?: HttpAppOptions['readyAnswer'],
): Promise<void> {
  return runProcess(async ({ environment, logger, onClose, opened }) => {
    const { site } = environment;
    const { url: apiUrl } = environment.api;
    const api = apiUrl ? null : await opened(startApi({ environment, logger, onProgress: sayStep }));
    const trustProxy = environment.proxy.trusted;
    const app = createHttpApp({ logger, security: site, trustProxy, metrics: api?.metrics, readyAnswer });
    onClose(() => app.close());
    const onContentChange: ServerParts['onContentChange'] = (listener) => void api?.onContentChange(listener);
    await addSite({ app, environment, onClose, queryApiFor, onContentChange });
    if (apiUrl) remoteApi(app, { apiUrl, publicUrl: site.publicUrl });
    else await api?.addRoutes(app);
    await listen(app, site);
    sayReady(environment, await api?.ensureAdmin(), api?.mailboxUrl);

    function queryApiFor(caller: Caller): QueryApi {
      if (api) return inProcessQueries(api, caller);
      if (apiUrl) return remoteQueries(apiUrl, caller, site);
      throw new Error('There is neither an API in this process nor the address of another.');
    }
  });
}

type NewSignIn = { username: string; password: string } | null;

/** Everything is up: where it is and where to sign in, with what this start made up and shows only now. */
function sayReady({ site, api }: Environment, newSignIn: NewSignIn = null, mailboxUrl: string | null = null): void {
  const address = `http://localhost:${site.port}`;
  const lines = [
    `ready ${address}`,
    `  sign in   ${site.publicUrl}/admin`,
    ...(newSignIn ? [`            as ${newSignIn.username} with ${newSignIn.password} (shown this once)`] : []),
    ...(mailboxUrl ? [`  mailbox   ${mailboxUrl}`] : []),
    ...(api.url ? [`  api       ${api.url}`] : [`  GraphiQL  ${address}/graphql`]),
  ];
  console.log(lines.join('\n'));
}
