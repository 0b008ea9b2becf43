import { grouped } from '@agency/api/contract/text';
import { Link } from 'react-router';
import { kindOf, type ViewKey, viewKeys, viewOf, views } from '#ui/admin/kinds.ts';
import { icons } from '#ui/admin/view-parts.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './navigation.css.ts';

/** What a view's count means, for screen readers. */
const meanings: Partial<Record<ViewKey, string>> = {
  inbox: 'unread',
  orders: 'need review',
  subscriptions: 'past due',
  mail: 'undelivered',
};

/** Returns the view that a page belongs to, such as `posts` for the page of a post or an import. */
export const viewAt = (pathname: string): ViewKey | undefined =>
  viewKeys.find((key) => {
    const { path, kind } = viewOf(key);
    if (path === pathname || (kind && kindOf(kind).list.importedAt === pathname)) return true;
    return path !== views.dashboard.path && pathname.startsWith(`${path}/`);
  });

type ViewLinkProps = { view: ViewKey; pathname: string; count: number | undefined };

/** A list item with the link to a view, and the number of records that wait there. */
export function ViewLink({ view, pathname, count = 0 }: ViewLinkProps) {
  const { name, path, beginsGroup } = viewOf(view);
  const Icon = icons[view];
  return (
    <li className={beginsGroup && styles.group}>
      <Link
        className={styles.link}
        to={path}
        // Preloads the screen's script. Otherwise, if the script failed to load after a click, the router would reload
        // the whole page. The data is not preloaded.
        prefetch="render"
        aria-current={pathname === path ? 'page' : view === viewAt(pathname) || undefined}
      >
        <Icon size={18} aria-hidden="true" />
        <span className={styles.label}>
          <span>{name}</span> <ViewCount count={count} meaning={meanings[view]} urgent={view !== 'inbox'} />
        </span>
      </Link>
    </li>
  );
}

type ViewCountProps = { count: number; meaning: string | undefined; urgent: boolean };

/** The number of records that wait, with its meaning for screen readers. Renders nothing for 0. */
export function ViewCount({ count, meaning, urgent }: ViewCountProps) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-urgent={urgent ? '' : undefined}>
      {grouped(count)} <span className={visuallyHidden}>{meaning}</span>
    </span>
  );
}
