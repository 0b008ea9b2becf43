import { type LinksFunction, type MetaDescriptor, Outlet } from 'react-router';
import type { Route } from './+types/layout.ts';
import { ErrorPage, errorHead } from './error-page.tsx';
import { PageChrome } from './page-chrome.tsx';

/** The manifest of the public site. The admin has another manifest. */
export const links: LinksFunction = () => [{ rel: 'manifest', href: '/site.webmanifest' }];

/** Returns the head of a failed page. Other pages have their own `meta`. */
export function meta({ matches, error }: Route.MetaArgs): MetaDescriptor[] {
  return error ? errorHead(matches[0].loaderData, error) : [];
}

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
