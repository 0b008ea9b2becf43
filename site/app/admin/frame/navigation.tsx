import { clsx } from 'clsx';
import { Bell, ExternalLink, LogOut as LogOutSign, type LucideIcon, Rows4, Search } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { Form, useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import { mark } from '#app/layout/brand.css.ts';
import { skip } from '#app/layout/header.css.ts';
import { ThemeSwitch } from '#app/layout/theme-switch.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { viewKeys } from '#ui/admin/kinds.ts';
import { toggleRows, useLayout } from '#ui/admin/layout/layout-store.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { Tooltip, TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import type { Connection } from './follow-changes.ts';
import * as styles from './navigation.css.ts';
import { toggleNotifies, useNotifies } from './notify.ts';
import { PhoneBar } from './phone-bar.tsx';
import type { AdminPage } from './read-page.ts';
import { useGoKeys } from './use-go-keys.ts';
import { ViewLink } from './view-link.tsx';

const menuId = 'admin-menu';
const closeMenu = () => document.getElementById(menuId)?.hidePopover?.();

/** `onFind` opens the palette. */
type NavigationProps = { connection: Connection; onFind(): void } & Pick<AdminPage<unknown>, 'username' | 'waiting'>;

/**
 * The rail: links to the views with their counts, the link to the site, the admin's name, the tools, and the log-out
 * button. On a smaller screen, a bar at the bottom links to the most important views, and opens the rail as a menu.
 */
export function Navigation({ username, waiting, connection, onFind }: NavigationProps) {
  const { pathname } = useLocation();
  useGoKeys();
  const notifies = useNotifies(({ on }) => on);
  const compact = useLayout(({ rows }) => rows === 'compact');
  // Closes the menu as soon as a navigation starts, even to the current address.
  const { location } = useNavigation();
  useEffect(closeMenu, [location]);
  return (
    <TooltipProvider>
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
        <nav aria-label="Admin">
          <ul className={styles.links}>
            {viewKeys.map((key) => (
              <ViewLink key={key} view={key} pathname={pathname} count={waiting[key]} />
            ))}
          </ul>
        </nav>
        <div className={styles.account}>
          <div className={styles.who}>
            <div>
              <p>
                Logged in as <strong>{username}</strong>
              </p>
              <ConnectionStatus connection={connection} />
            </div>
            <LogOut />
          </div>
          <div className={styles.tools}>
            <div className={clsx(styles.buttons, withScript)}>
              <Tool name="Compact rows" Icon={Rows4} aria-pressed={compact} onClick={toggleRows} />
              <Tool name="Notifications" Icon={Bell} aria-pressed={notifies} onClick={() => void toggleNotifies()} />
            </div>
            <ThemeSwitch compact />
          </div>
        </div>
      </header>
      <PhoneBar waiting={waiting} connection={connection} pathname={pathname} menu={menuId} />
    </TooltipProvider>
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

type ToolProps = { name: string; Icon: LucideIcon } & ComponentProps<'button'>;

const Tool = ({ name, Icon, ...button }: ToolProps) => (
  <Tooltip content={name}>
    <button type="button" className={styles.tool} aria-label={name} {...button}>
      <Icon size={18} aria-hidden="true" />
    </button>
  </Tooltip>
);

function LogOut() {
  const { pathname } = useLocation();
  const pending = useNavigation().formData?.get('intent') === 'sign-out';
  return (
    <Form method="post" action={pathname} onSubmit={(event) => pending && event.preventDefault()}>
      <input type="hidden" name="intent" value="sign-out" />
      <Tool name={pending ? 'Logging out...' : 'Log out'} Icon={LogOutSign} type="submit" aria-disabled={pending} />
    </Form>
  );
}
