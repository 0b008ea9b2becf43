import { clsx } from 'clsx';
import { ExternalLink, Search } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import { mark } from '#app/layout/brand.css.ts';
import { skip } from '#app/layout/header.css.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { viewKeys } from '#ui/admin/kinds.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { AccountMenu } from './account-menu.tsx';
import type { Connection } from './follow-changes.ts';
import * as styles from './navigation.css.ts';
import { PhoneBar } from './phone-bar.tsx';
import type { AdminPage } from './read-page.ts';
import { useGoKeys } from './use-go-keys.ts';
import { ViewLink } from './view-link.tsx';

const menuId = 'admin-menu';
const closeMenu = () => document.getElementById(menuId)?.hidePopover?.();

/** `onFind` opens the palette. */
type NavigationProps = { connection: Connection; onFind(): void } & Pick<AdminPage<unknown>, 'username' | 'waiting'>;

/**
 * The rail: links to the views with their counts, the link to the site, and the account's menu. On a smaller screen, a
 * bar at the bottom links to the most important views, and opens the rail as a menu.
 */
export function Navigation({ username, waiting, connection, onFind }: NavigationProps) {
  const { pathname } = useLocation();
  useGoKeys();
  // Closes the menu as soon as a navigation starts, even to the current address.
  const { location } = useNavigation();
  useEffect(closeMenu, [location]);
  return (
    <>
      <a href="#content" className={skip}>
        Skip to content
      </a>
      <header id={menuId} popover="auto" className={styles.rail}>
        <div>
          <SiteLink />
          <button
            type="button"
            className={clsx(styles.link, styles.find, withScript)}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => {
              closeMenu();
              onFind();
            }}
          >
            <Search size={18} aria-hidden="true" />
            Commands
            <span className={styles.keys} aria-hidden="true">
              Ctrl K
            </span>
          </button>
        </div>
        <nav aria-label="Admin" className={styles.views}>
          <ul className={styles.links}>
            {viewKeys.map((key) => (
              <ViewLink key={key} view={key} pathname={pathname} count={waiting[key]} />
            ))}
          </ul>
        </nav>
        <AccountMenu username={username} connection={connection} />
      </header>
      <PhoneBar waiting={waiting} connection={connection} pathname={pathname} menu={menuId} />
    </>
  );
}

/** The agency's logo and name, with the link to its site. */
function SiteLink() {
  const agency = useRouteLoaderData<typeof rootLoader>('root')?.agency;
  return (
    <a className={styles.site} href="/">
      <span className={clsx(mark, styles.mark)} aria-hidden="true">
        {agency?.initials}
      </span>
      <span className={styles.agency}>
        <strong className={styles.agencyName}>{agency?.name}</strong>
        <span className={styles.toSite}>
          View site
          <ExternalLink size={14} aria-hidden="true" />
        </span>
      </span>
    </a>
  );
}
