import { type MetaDescriptor, Outlet } from 'react-router';
import type { Route } from './+types/layout.ts';
import { ErrorPage, errorHead } from './error-page.tsx';
import { PageChrome } from './page-chrome.tsx';

/** Pages write their own heads; this one stands only when a page failed. */
export function meta({ matches, error }: Route.MetaArgs): MetaDescriptor[] {
  return error ? errorHead(matches[0].loaderData, error) : [];
}

/** Header, page, footer: what every public page shares. */
export default function Layout() {
  return (
    <PageChrome>
      <Outlet />
    </PageChrome>
  );
}

/** A page that is not there, or one that failed, keeps the way to every other page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageChrome>
      <ErrorPage error={error} />
    </PageChrome>
  );
}
