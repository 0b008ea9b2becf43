import { Menu } from 'lucide-react';
import { type ViewKey, viewKeys } from '#ui/admin/kinds.ts';
import { ConnectionStatus } from './connection-status.tsx';
import type { Connection } from './follow-changes.ts';
import { label, link } from './navigation.css.ts';
import * as styles from './phone-bar.css.ts';
import type { AdminPage } from './read-page.ts';
import { ViewCount, ViewLink, viewAt } from './view-link.tsx';

/** The views that an admin most often opens on a phone. The menu's button shows the sum of the other views' counts. */
const barViews: readonly ViewKey[] = ['dashboard', 'inbox', 'orders', 'mail'];

type PhoneBarProps = {
  waiting: AdminPage<unknown>['waiting'];
  connection: Connection;
  pathname: string;
  /** The id of the menu. */
  menu: string;
};

/**
 * The bar at the bottom of a screen that is too small for the rail. Hidden if the page has a bar of its own, such as
 * an editor's.
 */
export function PhoneBar({ waiting, connection, pathname, menu }: PhoneBarProps) {
  const here = viewAt(pathname);
  const others = viewKeys.filter((view) => !barViews.includes(view));
  const waitingElsewhere = others.reduce((sum, view) => sum + (waiting[view] ?? 0), 0);
  return (
    <div className={styles.bar}>
      <ConnectionStatus connection={connection} />
      <nav aria-label="Main views" className={styles.nav}>
        <ul className={styles.links}>
          {barViews.map((view) => (
            <ViewLink key={view} view={view} pathname={pathname} count={waiting[view]} />
          ))}
        </ul>
        {/* The browser opens this menu, closes it after Escape or a press elsewhere, and then returns the focus. */}
        <button
          type="button"
          className={link}
          popoverTarget={menu}
          data-current={here && others.includes(here) ? '' : undefined}
        >
          <Menu size={18} aria-hidden="true" />
          <span className={label}>
            <span>More</span> <ViewCount count={waitingElsewhere} meaning="waiting" urgent />
          </span>
        </button>
      </nav>
    </div>
  );
}
