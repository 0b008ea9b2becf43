import { join } from 'node:path';
import { type CspDirectives, createRequestLimits } from '@agency/api';
import { createServer } from 'vite';
import type * as Site from '../app/page-handler.ts';
import { pageRenderer } from './render-page.ts';
import { runServer } from './run-server.ts';
import { siteRoutes } from './site-routes.ts';

/**
 * `pnpm dev`: runs the server of `pnpm start` with Vite. Site modules are replaced in place; API changes restart the
 * process.
 */
await runServer(async ({ app, environment, queryApiFor, onClose }) => {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    server: { middlewareMode: true, hmr: { port: environment.site.port + 1 } },
  });
  onClose(() => vite.close());
  siteRoutes(app, {
    pages: { get: (_key, render) => render({ mayStream: true }), has: () => false },
    limits: createRequestLimits(),
    routeIds: new Set(),
    queryApiFor,
    publicUrl: environment.site.publicUrl,
    secure: environment.site.secure,
    beforePages: ({ raw }, reply, done) => vite.middlewares(raw, reply.raw, done),
    renderPage: pageRenderer({
      handlePage: async (...visit) => {
        const site = (await vite.ssrLoadModule('/app/page-handler.ts')) as typeof Site;
        return site.handlePage(...visit);
      },
      environment,
      adaptPolicy: developmentPolicy,
    }),
  });
});

/**
 * Relaxes the policy for Vite, which adds styles and markup, opens a socket, starts a worker, and runs without https.
 */
function developmentPolicy({
  'require-trusted-types-for': _required,
  'trusted-types': _names,
  'upgrade-insecure-requests': _upgrade,
  ...policy
}: CspDirectives): CspDirectives {
  return {
    ...policy,
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...(policy['connect-src'] ?? []), 'ws:'],
    'worker-src': ["'self'", 'blob:'],
  };
}
