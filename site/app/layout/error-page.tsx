import type { Agency } from '@agency/api/contract/agency';
import { limits } from '@agency/api/contract/limits';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, type MetaDescriptor, useLocation } from 'react-router';
import { LinkButton } from '#app/link/link-button.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './error-page.css.ts';

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Replaces a page that does not exist or could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  return isMissing(error) ? <NotFound /> : <Fault />;
}

/** Returns the head of `ErrorPage`. Without `site`, the head has only a title, a description and `noindex`. */
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

/** Replaces a page that could not be rendered. The cause is only in the server's log. */
function Fault() {
  const { pathname, search } = useLocation();
  return (
    <PageNotice
      title="This page could not be loaded"
      message="Something went wrong on our side. Please try again in a moment."
    >
      <Actions>
        <a href={pathname + search} className={button({})}>
          Try again
        </a>
        <LinkButton to="/" kind="secondary">
          Back to home
        </LinkButton>
      </Actions>
    </PageNotice>
  );
}

/** The page for unknown addresses, with a blog search and links to popular pages. */
export function NotFound() {
  return (
    <PageNotice title="404 Page Not Found" message="Did you forget to add the page to the router?">
      <div className={styles.waysOn}>
        <search>
          <form action="/blog" className={styles.search}>
            <label htmlFor="search-site" className={text({ as: 'label' })}>
              Search the blog
            </label>
            <input id="search-site" type="search" name="q" maxLength={limits.search.max} className={control({})} />
            <button type="submit" className={button({ kind: 'secondary' })}>
              Search
            </button>
          </form>
        </search>
        <nav aria-label="Popular pages">
          <ul className={styles.popular}>
            {popular.map(({ to, name, what }) => (
              <li key={to} className={styles.way}>
                <Link viewTransition to={to} className={styles.name}>
                  {name}
                </Link>
                <span className={styles.message}>{what}</span>
              </li>
            ))}
          </ul>
        </nav>
        <Actions>
          <LinkButton to="/">Back to home</LinkButton>
        </Actions>
      </div>
    </PageNotice>
  );
}

const popular = [
  { to: '/services/wordpress', name: 'WordPress development', what: 'A site of your own, at a fixed price.' },
  {
    to: '/services/wordpress-maintenance',
    name: 'Maintenance plans',
    what: 'Updates, backups and help, at one price a month.',
  },
  { to: '/portfolio', name: 'Portfolio', what: 'What we built, and what it changed.' },
  { to: '/tools/performance', name: 'Performance toolkit', what: 'What a speed report says, and where to start.' },
  { to: '/contact', name: 'Get a quote', what: 'A detailed proposal within 24 hours.' },
] as const;

/** A page with a single message and links. */
export function PageNotice({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={styles.notice}>
        <h1 className={text({ as: 'title' })}>{title}</h1>
        <p className={clsx(text({ as: 'lead' }), styles.message)}>{message}</p>
        {children}
      </div>
    </div>
  );
}
