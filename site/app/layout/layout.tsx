import { type LinksFunction, type MetaDescriptor, Outlet } from 'react-router';
import type { Route } from './+types/layout.ts';
import { ErrorPage, errorHead } from './error-page.tsx';
import { PageChrome } from './page-chrome.tsx';

/** The manifest of the public site; the admin's pages have their own. */
export const links: LinksFunction = () => [{ rel: 'manifest', href: '/site.webmanifest' }];

/** Pages write their own heads; this one is for a failed page. */
export function meta({ matches, error }: Route.MetaArgs): MetaDescriptor[] {
  return error ? errorHead(matches[0].loaderData, error) : [];
}

/** The header and footer around every public page. */
export default function Layout() {
  return (
    <PageChrome>
      <Outlet />
    </PageChrome>
  );
}

/** Keeps the header and footer around a missing or failed page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageChrome>
      <ErrorPage error={error} />
    </PageChrome>
  );
}
