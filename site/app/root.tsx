import '#ui/theme/global.css.ts';
import '#ui/theme/page.css';
import './trusted-types.ts';
import { useEffect } from 'react';
import { Links, Meta, type MetaDescriptor, Outlet, useRouteLoaderData } from 'react-router';
import { archivo, serif } from '#ui/theme/font-files.ts';
import { inks } from '#ui/theme/tokens.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import type { Route } from './+types/root.ts';
import { AgencyContext } from './agency.ts';
import { countPageView } from './analytics/analytics.ts';
import analyticsScript from './analytics/analytics-script.ts?script';
import { redirectToCanonicalPath } from './canonical-path.ts';
import { ErrorPage, errorHead } from './layout/error-page.tsx';
import { PageAnnouncer, useLaterPages } from './layout/later-pages.tsx';
import headScript from './layout/page-script/head-script.ts?script';
import pageScript from './layout/page-script/page-script.ts?script';
import { InlineScript, PageScripts, ScriptNotice } from './layout/page-scripts.tsx';
import { preloadFont } from './page-head/preload-font.ts';
import { leaveDocument } from './personal-pages.ts';
import { siteContext } from './site-context.ts';

export const middleware: Route.MiddlewareFunction[] = [redirectToCanonicalPath];
/** Redirects in the browser too, because not every navigation sends a request to the server. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [redirectToCanonicalPath, leaveDocument];

/**
 * Loads the data that all pages share: the agency, the site's URL, and the configuration of analytics and the bot
 * check.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { agency, analytics, botCheck, publicUrl } = context.get(siteContext);
  return { agency, analytics, botCheck, publicUrl };
}

export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  ...[archivo, serif].map(preloadFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    // The head's script sets the theme on this element before hydration, so its attributes may differ from the
    // server's.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            data-theme={theme}
            media={`(prefers-color-scheme: ${theme})`}
            content={inks[theme === 'light' ? 'day' : 'night'].paper}
            suppressHydrationWarning
          />
        ))}
        {/* `server/content-security-policy.ts` allows this script only if it is the first in the document. */}
        <InlineScript id="theme" code={headScript} />
        <Meta />
        <Links />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${root?.agency.name ?? ''} blog`}
          href="/blog/feed.xml"
        />
      </head>
      <body>
        {children}
        <ScriptNotice email={root?.agency.email} />
        {/* `server/content-security-policy.ts` allows the scripts after this marker. */}
        <template id="scripts" />
        <PageScripts />
        <InlineScript code={pageScript} />
        <InlineScript code={JSON.stringify(speculationRules)} type="speculationrules" />
        {root?.analytics ? <InlineScript code={analyticsScript} data-config={JSON.stringify(root.analytics)} /> : null}
      </body>
    </html>
  );
}

/** Lets browsers prerender pages that are the same for every visitor. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin',
                '/admin/*',
                '/preview/*',
                '/maintenance/*',
                '/api',
                '/api/*',
                '/graphql',
                '/*\\?*',
                '/*.*',
              ],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Replaces a page after a failure outside of the layouts, which have their own error boundaries. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content">
      <ErrorPage error={error} />
    </main>
  );
}

export function meta({ error }: Route.MetaArgs): MetaDescriptor[] {
  return error ? errorHead(undefined, error) : [];
}

export default function Root({ loaderData: { agency, analytics } }: Route.ComponentProps) {
  // The analytics script has already counted the first page.
  useLaterPages((pathname) => {
    if (analytics) countPageView(pathname);
  });
  // Reports that the framework is ready, so that presses from before are repeated (`page-script/early-presses.ts`).
  useEffect(() => void setTimeout(() => document.dispatchEvent(new Event('hydrated'))), []);
  return (
    <AgencyContext value={agency}>
      <Outlet />
      <PageAnnouncer />
      <Toaster />
    </AgencyContext>
  );
}
