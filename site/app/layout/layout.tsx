import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import type { Route } from './+types/layout.ts';
import { Fault } from './fault.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NotFound } from './not-found.tsx';

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
  return <Sheet>{isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Fault />}</Sheet>;
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
