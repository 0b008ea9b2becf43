import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createHttpApp, createRequestLimits, listen } from '@agency/api';
import { graphql } from '@agency/api/typed-graphql';
import { afterAll, beforeEach, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { type Caller, isUnavailable, remoteQueries } from './query-api.ts';
import type { Visit } from './render-page.ts';
import { RenderedPage } from './rendered-page.ts';
import { siteRoutes } from './site-routes.ts';
import { staticFiles } from './static-files.ts';

const plans = graphql('query Plans { maintenancePlans { type } }');
const logMethods = { fatal: vi.fn(), error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn(), trace: vi.fn() };
const log = { ...logMethods, child: () => log };
const publicUrl = 'https://agency.example';

/** Serves the site's routes and files over real HTTP, for one test file. The text of each page is its path. */
export async function serveTestSite() {
  const pages = new PageCache();
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'robots-logo.ico'), 'icon');
  for (const name of ['gone.css', 'big.css']) await writeFile(join(folder, name), 'a{}');
  await writeFile(join(folder, 'big.css.br'), brotliCompressSync('a{}'));
  const site = {
    address: '',
    publicUrl,
    folder,
    log,
    /** The paths and queries of the rendered pages. */
    rendered: [] as string[],
    /** For each page request without a ready answer in the cache, the client address of its API calls. */
    callers: [] as string[],
    /** For each of those requests, whether its page is cached for everyone. */
    shared: [] as boolean[],
    /** The client address that every request has. */
    visitor: '',
    /** The error that the rendering of a page logs, if any. */
    pageFault: null as unknown,
    /** The target to which every page redirects. */
    location: null as string | null,
    /** The URL of an API that runs elsewhere, if any. */
    distantApi: null as string | null,
    ask: (path: string, headers: Record<string, string> = {}) => fetch(site.address + path, { headers }),
    send,
    sendForm: (headers: NodeJS.Dict<string>, body = 'name=Ada', path = '/contact') => {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': `${body.length}` };
      return send(path, { method: 'POST', headers: { ...type, ...headers } }, body);
    },
  };

  /** Sends a request with exactly this path and host. `fetch` would normalize or refuse them. */
  function send(path: string, options: { method?: string; headers?: NodeJS.Dict<string> } = {}, body = '') {
    const { port } = new URL(site.address);
    return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, ...options }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      })
        .on('error', reject)
        .end(body);
    });
  }

  async function renderPage({ request: asked, queryApi, tags, logError }: Visit): Promise<RenderedPage> {
    const { pathname, search } = new URL(asked.url);
    site.rendered.push(pathname + search);
    if (site.pageFault) logError(site.pageFault);
    const asksPlans = site.distantApi || pathname === '/plans';
    const refusal = asksPlans && (await queryApi(plans, {}).catch((error: unknown) => error));
    const failed = refusal instanceof Response ? refusal.status : isUnavailable(refusal) && 500;
    return new RenderedPage(
      failed || (site.location ? (pathname === '/moved' ? 301 : 308) : pathname === '/none' ? 404 : 200),
      new Headers({ 'Content-Type': 'text/html', ...(site.location && { Location: site.location }) }),
      Buffer.from(pathname === '/long' ? pathname.repeat(1_000) : pathname),
      tags && { tags: [...tags], cdnCacheControl: 'max-age=0' },
    );
  }

  const queryApiFor = (caller: Caller, { shared }: { shared: boolean }) => {
    site.callers.push(caller.address);
    site.shared.push(shared);
    if (site.distantApi) return remoteQueries(site.distantApi, { secure: false })(caller);
    return () => Promise.reject(new Error('no data here'));
  };
  const readyAnswer = pages.readyAnswer.bind(pages);
  const security = { secure: false };
  const app = createHttpApp({ logger: log as never, security, trustProxy: false, graceMs: 0, readyAnswer });
  app.addHook('onRequest', async (asked) => {
    asked.address = site.visitor;
  });
  const limits = createRequestLimits();
  siteRoutes(app, { pages, limits, renderPage, routeIds: new Set(), queryApiFor, publicUrl, secure: false });
  await app.register(staticFiles, { root: folder });
  site.address = `http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`;

  beforeEach(() => {
    Object.assign(site, {
      visitor: '127.0.0.1',
      pageFault: null,
      location: null,
      distantApi: null,
      rendered: [],
      callers: [],
      shared: [],
    });
    pages.expire('site');
    vi.clearAllMocks();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  return site;
}
