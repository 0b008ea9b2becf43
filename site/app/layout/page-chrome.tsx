import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The site's header and footer around a page. */
export function PageChrome({ children }: { children: ReactNode }) {
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
