import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, useLocation } from 'react-router';
import { LinkButton } from '#app/link/link-button.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { button } from '#ui/button/button.css.ts';
import { meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './error-page.css.ts';

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** What stands in a page's place: nothing is there, or it could not be made. */
export function ErrorPage({ error }: { error: unknown }) {
  return isMissing(error) ? <NotFound /> : <Fault />;
}

/** The head that goes with `ErrorPage`; before the agency is known, the bare words. */
export function errorHead(site: { agency: Agency; publicUrl: string } | undefined, error: unknown): MetaDescriptor[] {
  const head = isMissing(error)
    ? { title: '404 Page Not Found', description: 'There is no page at this address.' }
    : { title: 'This page could not be loaded', description: 'Something went wrong on our side.' };
  if (site) return pageHead(site, { ...head, hidden: true });
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Shown when a page could not be made; the cause is in the server's log, not on the page. */
function Fault() {
  const { pathname } = useLocation();
  return (
    <Notice
      title="This page could not be loaded"
      message="Something went wrong on our side, and it has been noted. Trying again in a moment often helps."
    >
      <a href={pathname} className={button({})}>
        Try again
      </a>
      <LinkButton to="/" kind="secondary">
        Back to home
      </LinkButton>
    </Notice>
  );
}

/** The page for every address that has none. */
export function NotFound() {
  return (
    <Notice title="404 Page Not Found" message="Did you forget to add the page to the router?">
      <LinkButton to="/">Back to home</LinkButton>
      <LinkButton to="/portfolio" kind="secondary">
        See our work
      </LinkButton>
    </Notice>
  );
}

/** A page that says one thing and offers the ways on. */
function Notice({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={styles.notice}>
        <h1 className={text({ as: 'title' })}>{title}</h1>
        <p className={clsx(text({ as: 'lead' }), styles.message)}>{message}</p>
        <Actions>{children}</Actions>
      </div>
    </div>
  );
}
