import { Menu } from 'lucide-react';
import { type ViewKey, viewKeys } from '#ui/admin/kinds.ts';
import { ConnectionStatus } from './connection-status.tsx';
import type { Connection } from './follow-changes.ts';
import { link } from './navigation.css.ts';
import * as styles from './phone-bar.css.ts';
import type { AdminPage } from './read-page.ts';
import { ViewCount, ViewLink, viewAt } from './view-link.tsx';

/** The views that an admin opens on the go. The counts of the others are on the button of the menu. */
const barViews: readonly ViewKey[] = ['dashboard', 'inbox', 'orders', 'mail'];

type PhoneBarProps = {
  waiting: AdminPage<unknown>['waiting'];
  connection: Connection;
  pathname: string;
  /** The id of the menu that the last button opens. */
  menu: string;
};

/** The bar at the bottom of a screen that is too small for the rail. A page with a bar of its own, such as an editor, hides it. */
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
        {/* The browser opens the menu, closes it with Escape or a press elsewhere, and returns the focus. */}
        <button
          type="button"
          className={link}
          popoverTarget={menu}
          data-current={here && others.includes(here) ? '' : undefined}
        >
          <Menu size={18} aria-hidden="true" />
          <span>More</span> <ViewCount count={waitingElsewhere} meaning="waiting" urgent />
        </button>
      </nav>
    </div>
  );
}
