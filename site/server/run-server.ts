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

/** The input of a site's routes, built or in development. */
export type ServerParts = Pick<ProcessParts, 'environment' | 'onClose'> & {
  app: FastifyInstance;
  queryApiFor: QueryApiFor;
  /** Subscribes to the tags of content that any process has changed, or that has become public as scheduled. */
  onContentChange(listener: (tag: ContentTag) => void): void;
};

/** The options of a built site. */
export type BuiltSite = Required<Pick<HttpAppOptions, 'readyAnswer'>> & {
  /** Builds the site, once for all processes. */
  prepare(): Promise<void>;
};

/** Reports long steps to the person who started the server, on standard output; the log goes to standard error. */
export const sayStep = (what: string): void => console.log(`${what}...`);

/**
 * Runs the site, and the API beside it unless `API_URL` names one elsewhere, on one port until it is stopped.
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

/** Starts everything that answers requests in this process. */
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
  // Before the server ends, it still answers open connections for this time: in production, those that a proxy keeps for
  // further requests, and always those of a worker that is being replaced.
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

/** Prints the URLs of the running server and the sign-in, with the password if this start generated it. */
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
