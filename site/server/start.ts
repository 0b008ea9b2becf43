import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestLimits } from '@agency/api';
import type * as Site from '../app/page-handler.ts';
import { buildSiteIfStale } from './build-site.ts';
import { styleInliner } from './inline-styles.ts';
import { PageCache } from './page-cache.ts';
import { AnswerCache } from './query-api.ts';
import { pageRenderer } from './render-page.ts';
import { runServer, sayStep } from './run-server.ts';
import { siteRoutes } from './site-routes.ts';
import { staticFiles } from './static-files.ts';

const pages = new PageCache();
const answers = new AnswerCache();
const readyAnswer = pages.readyAnswer.bind(pages);

/**
 * `pnpm start`: builds the site if its files have changed, and serves it. The API runs in the same process unless
 * `API_URL` is set.
 */
await runServer(
  async ({ app, environment, queryApiFor, onContentChange }) => {
    const folder = join(import.meta.dirname, '../build');
    const site = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as typeof Site;
    onContentChange((tag) => {
      answers.expire(tag);
      pages.expire(tag);
    });
    siteRoutes(app, {
      pages,
      limits: createRequestLimits(),
      routeIds: new Set(site.routeIds),
      queryApiFor: answers.before(queryApiFor),
      publicUrl: environment.site.publicUrl,
      secure: environment.site.secure,
      renderPage: pageRenderer({
        handlePage: site.handlePage,
        environment,
        inlineStyles: styleInliner(join(folder, 'client')),
      }),
    });
    await app.register(staticFiles, { root: join(folder, 'client') });
  },
  { readyAnswer, prepare: () => buildSiteIfStale(sayStep) },
);
