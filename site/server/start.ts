import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentSecurityPolicy, createRequestLimits } from '@agency/api';
import type { ServerBuild } from 'react-router';
import { buildSiteIfStale } from './build-site.ts';
import { pagePolicy } from './content-security-policy.ts';
import { PageCache } from './page-cache.ts';
import { pageRenderer } from './render-page.ts';
import { runServer } from './run-server.ts';
import { siteHandler } from './site-handler.ts';
import { staticFiles } from './static-files.ts';
import { say } from './terminal.ts';

/** `pnpm start`: everything on one machine, from an empty folder to a served page. */
await runServer(async ({ environment, queryApiFor, onContentChange }) => {
  await buildSiteIfStale(say.step);
  const folder = join(import.meta.dirname, '../build');
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
  const { secure } = environment.site;
  const { analytics, recaptcha } = environment;
  const pages = new PageCache();
  onContentChange(() => pages.expire());
  return siteHandler({
    pages,
    limits: createRequestLimits(),
    routeIds: new Set(Object.keys(build.routes)),
    files: staticFiles(join(folder, 'client')),
    queryApiFor,
    publicUrl: environment.site.publicUrl,
    secure,
    renderPage: pageRenderer({
      build: async () => build,
      environment,
      policyFor: (sources, paypalSdkUrl) =>
        contentSecurityPolicy(pagePolicy(sources, { secure, analytics, recaptcha, paypalSdkUrl })),
    }),
  });
});
