import { join } from 'node:path';
import { type CspDirectives, contentSecurityPolicy, createRequestLimits } from '@agency/api';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { pagePolicy } from './content-security-policy.ts';
import { pageRenderer } from './render-page.ts';
import { runServer } from './run-server.ts';
import { siteHandler } from './site-handler.ts';

/** `pnpm dev`: the same server with Vite in the middle. Site modules are replaced in place; API changes restart the process. */
await runServer(async ({ environment, queryApiFor, onClose }) => {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    server: { middlewareMode: true, hmr: { port: environment.site.port + 1 } },
  });
  onClose(() => vite.close());
  return siteHandler({
    pages: { get: (_key, render) => render(), has: () => false },
    limits: createRequestLimits(),
    routeIds: new Set(),
    files: (request, response) => new Promise((resolve) => vite.middlewares(request, response, () => resolve(false))),
    queryApiFor,
    publicUrl: environment.site.publicUrl,
    secure: environment.site.secure,
    renderPage: pageRenderer({
      build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      environment,
      policyFor: (sources, paypalSdkUrl) =>
        contentSecurityPolicy(developmentPolicy(pagePolicy(sources, { ...environment, paypalSdkUrl, secure: false }))),
    }),
  });
});

/** Vite writes styles and markup into the page, and talks over a socket and a worker of its own. */
function developmentPolicy({
  'require-trusted-types-for': _required,
  'trusted-types': _names,
  ...policy
}: CspDirectives): CspDirectives {
  return {
    ...policy,
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...(policy['connect-src'] ?? []), 'ws:'],
    'worker-src': ["'self'", 'blob:'],
  };
}
