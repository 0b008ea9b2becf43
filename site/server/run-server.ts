import {
  type Api,
  askShared,
  createHttpApp,
  type HttpAppOptions,
  isWorker,
  listen,
  openShared,
  type ProcessParts,
  runProcess,
  type Shared,
  sayWorkerReady,
  startApi,
  startWorkers,
} from '@agency/api';
import type { ContentTag } from '@agency/api/contract/content-tags';
import type { Environment } from '@agency/api/contract/environment';
import type { FastifyInstance } from 'fastify';
import { followAgency } from './follow-agency.ts';
import { inProcessQueries, type QueryApiFor, remoteQueries } from './query-api.ts';
import { remoteApi } from './remote-api.ts';

/** What `addSite` gets to add its routes. */
export type ServerParts = Pick<ProcessParts, 'environment' | 'onClose'> & {
  app: FastifyInstance;
  queryApiFor: QueryApiFor;
  /** Calls `listener` with the tag of content that any process has changed, or that has become public on schedule. */
  onContentChange(listener: (tag: ContentTag) => void): void;
};

/** The options that only a built site needs. */
export type BuiltSite = Required<Pick<HttpAppOptions, 'readyAnswer'>> & {
  /** Builds the site. Called once for all processes. */
  prepare(): Promise<void>;
};

/** Prints the name of a long step to standard output, because the log goes to standard error. */
export const sayStep = (what: string): void => console.log(`${what}...`);

/**
 * Runs the site on one port until it is stopped. Also runs the API in the same process, unless `API_URL` is set.
 * `WEB_CONCURRENCY` sets the number of processes of a built site.
 */
export function runServer(addSite: (parts: ServerParts) => Promise<void>, built?: BuiltSite): Promise<void> {
  return runProcess(async (parts) => {
    const { environment } = parts;
    if (built && environment.concurrency > 1 && !isWorker) await runWorkers(parts, built);
    else await serve(parts, addSite, built);
  });
}

/** Opens what all processes share, and starts the workers. */
async function runWorkers({ environment, logger, opened }: ProcessParts, built: BuiltSite): Promise<void> {
  const all = environment.api.url ? null : await opened(openShared({ environment, logger, onProgress: sayStep }));
  await built.prepare();
  await opened(startWorkers(environment.concurrency, all?.shared ?? null, logger));
  sayReady(environment, await all?.ensureAdmin(), all?.mailboxUrl);
}

async function serve(
  { environment, logger, onClose, opened }: ProcessParts,
  addSite: (parts: ServerParts) => Promise<void>,
  built?: BuiltSite,
): Promise<void> {
  const { site } = environment;
  const { url: apiUrl } = environment.api;
  const shared = isWorker ? await askShared<Shared | null>() : null;
  const onProgress = isWorker ? undefined : sayStep;
  let api: Api | null = null;
  let queryApiFor: QueryApiFor;
  if (apiUrl) {
    queryApiFor = remoteQueries(apiUrl, site);
    onClose(await followAgency(queryApiFor, { environment, logger }));
  } else {
    api = await opened(startApi({ environment, logger, shared, onProgress }));
    queryApiFor = inProcessQueries(api);
  }
  const trustProxy = environment.proxy.trusted;
  const readyAnswer = built?.readyAnswer;
  // How long a stopping server still answers open connections. In production, proxies keep connections open. The
  // clients of a worker that is being replaced do so too.
  const drainMs = environment.production || isWorker ? 1_000 : 0;
  const app = createHttpApp({
    logger,
    security: site,
    trustProxy,
    metrics: api?.metrics,
    readyAnswer,
    drainMs,
    handsOver: isWorker,
  });
  onClose(() => app.close());
  const onContentChange: ServerParts['onContentChange'] = (listener) => void api?.onContentChange(listener);
  if (!isWorker) await built?.prepare();
  await addSite({ app, environment, onClose, queryApiFor, onContentChange });
  if (apiUrl) remoteApi(app, { apiUrl, publicUrl: site.publicUrl });
  else await api?.addRoutes(app);
  await listen(app, site);
  if (isWorker) sayWorkerReady();
  else sayReady(environment, await api?.ensureAdmin(), api?.mailboxUrl);
}

type NewSignIn = { username: string; password: string } | null;

/** Prints the server's URLs and the admin's username, with the password if this start generated it. */
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
