import type { ReactNode } from 'react';
import { type MetaDescriptor, Outlet, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/layout.ts';
import { ErrorPage, errorHead } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Pages write their own heads; this one stands only when a page failed. */
export function meta({ matches, error }: Route.MetaArgs): MetaDescriptor[] {
  return error ? errorHead(matches[0].loaderData, error) : [];
}

/** Header, page, footer: what every public page shares. */
export default function Layout() {
  return (
    <Sheet>
      <Outlet />
    </Sheet>
  );
}

/** A page that is not there, or one that failed, keeps the way to every other page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Sheet>
      <ErrorPage error={error} />
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (!root) return <main id="content">{children}</main>;
  return (
    <>
      <Header agency={root.agency} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer agency={root.agency} />
    </>
  );
}
