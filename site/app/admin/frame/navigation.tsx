import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Bell, ExternalLink, LogOut as LogOutSign, type LucideIcon, Rows4, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { skip } from '#app/layout/header.css.ts';
import { ThemeSwitch } from '#app/layout/theme-switch.tsx';
import { kindOf, type ViewKey, viewKeys, viewOf, views } from '#ui/admin/kinds.ts';
import { toggleRows, useLayout } from '#ui/admin/layout/layout-store.ts';
import { icons } from '#ui/admin/view-parts.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { Tooltip, TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { Connection } from './follow-changes.ts';
import * as styles from './navigation.css.ts';
import { toggleNotifies, useNotifies } from './notify.ts';
import type { AdminPage } from './read-page.ts';
import { useGoKeys } from './use-go-keys.ts';

/** The meaning of a view's count, for screen readers. */
const meanings: Partial<Record<ViewKey, string>> = { inbox: 'unread', orders: 'need review', mail: 'undelivered' };

const connectionTexts = { live: 'Live', reconnecting: 'Reconnecting...', offline: 'Offline' };

/** Returns the address of the view that a page belongs to, such as `/admin/posts` for the page of a post or an import. */
const viewAt = (pathname: string): string | undefined =>
  viewKeys.map(viewOf).find(({ path, kind }) => {
    if (path === pathname || (kind && kindOf(kind).list.importedAt === pathname)) return true;
    return path !== views.dashboard.path && pathname.startsWith(`${path}/`);
  })?.path;

/** `onFind` opens the palette. */
type NavigationProps = { connection: Connection; onFind(): void } & Pick<AdminPage<unknown>, 'username' | 'waiting'>;

/** The rail: the views with their counts, the admin's name, the tools, the link to the site, and the log-out button. */
export function Navigation({ username, waiting, connection, onFind }: NavigationProps) {
  const { pathname } = useLocation();
  useGoKeys();
  const notifies = useNotifies(({ on }) => on);
  const compact = useLayout(({ rows }) => rows === 'compact');
  const links = useRef<HTMLUListElement>(null);
  const here = viewAt(pathname);
  useEffect(() => {
    // On a phone, the bar may be wider than the screen. Scroll it so that it begins with the view before the current
    // one.
    const current = links.current?.querySelector(`[href="${here}"]`)?.closest('li');
    const first = current?.previousElementSibling ?? current;
    links.current?.scrollTo?.({ left: first instanceof HTMLElement ? first.offsetLeft : 0 });
  }, [here]);
  return (
    <TooltipProvider>
      <header className={styles.rail}>
        <a href="#content" className={skip}>
          Skip to content
        </a>
        <nav aria-label="Admin" className={styles.nav}>
          <ul ref={links} className={styles.links}>
            {viewKeys.map((key) => {
              const { name, path, beginsGroup } = viewOf(key);
              const Icon = icons[key];
              return (
                <li key={key} className={beginsGroup && styles.group}>
                  <Link
                    className={styles.link}
                    to={path}
                    // Preloads only the screen's script, since a client loader loads its data. If the script cannot be
                    // loaded later, the router reloads the page.
                    prefetch="render"
                    aria-current={pathname === path ? 'page' : path === here || undefined}
                  >
                    <Icon size={18} aria-hidden="true" />
                    <span className={styles.name}>{name}</span> <Count of={waiting[key] ?? 0} meaning={meanings[key]} />
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className={styles.account}>
          <div className={styles.strip}>
            <div className={styles.who}>
              <p>
                <span className={styles.roomy}>Logged in as </span>
                <strong>{username}</strong>
              </p>
              <p role="status" className={styles.connection} data-connection={connection}>
                {connection && connectionTexts[connection]}
              </p>
            </div>
            <div className={clsx(styles.tools, withScript)}>
              <Tool name="Commands" Icon={Search} keys="Control+K Meta+K" onPress={onFind} />
              <Tool name="Compact rows" Icon={Rows4} pressed={compact} onPress={toggleRows} />
              <Tool name="Notifications" Icon={Bell} pressed={notifies} onPress={() => void toggleNotifies()} />
            </div>
          </div>
          <div className={styles.settings}>
            <div className={styles.theme}>
              <ThemeSwitch compact />
            </div>
            <a className={styles.link} href="/">
              <ExternalLink size={18} aria-hidden="true" />
              View site
            </a>
            <LogOut />
          </div>
        </div>
      </header>
    </TooltipProvider>
  );
}

function Count({ of: count, meaning }: { of: number; meaning: string | undefined }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {grouped(count)} <span className={visuallyHidden}>{meaning}</span>
    </span>
  );
}

type ToolProps = { name: string; Icon: LucideIcon; keys?: string; pressed?: boolean; onPress(): void };

/** A button of the rail that has only an icon. */
function Tool({ name, Icon, keys, pressed, onPress }: ToolProps) {
  return (
    <Tooltip content={name}>
      <button
        type="button"
        className={styles.tool}
        aria-label={name}
        aria-pressed={pressed}
        aria-keyshortcuts={keys}
        onClick={onPress}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

function LogOut() {
  const { pathname } = useLocation();
  const pending = useNavigation().formData?.get('intent') === 'sign-out';
  return (
    <Form method="post" action={pathname} onSubmit={(event) => pending && event.preventDefault()}>
      <input type="hidden" name="intent" value="sign-out" />
      <button type="submit" className={styles.link} aria-disabled={pending}>
        <LogOutSign size={18} aria-hidden="true" />
        {pending ? 'Logging out...' : 'Log out'}
      </button>
    </Form>
  );
}
