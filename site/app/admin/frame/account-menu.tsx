import { clsx } from 'clsx';
import { Bell, Check, ChevronsUpDown, CircleUser, LogOut as LogOutSign, type LucideIcon, Rows4 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { ThemeSwitch } from '#app/layout/theme-switch.tsx';
import { toggleRows, useLayout } from '#ui/admin/layout/layout-store.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './account-menu.css.ts';
import { ConnectionStatus } from './connection-status.tsx';
import type { Connection } from './follow-changes.ts';
import { link } from './navigation.css.ts';
import { toggleNotifies, useNotifies } from './notify.ts';

const menuId = 'account-menu';

/**
 * The foot of the rail: the admin's name and the state of the connection. The name opens a menu with the theme, the
 * density of rows, the notifications, and the log-out button. The browser opens and closes the menu, so it also works
 * without scripts.
 */
export function AccountMenu({ username, connection }: { username: string; connection: Connection }) {
  const notifies = useNotifies(({ on }) => on);
  const compact = useLayout(({ rows }) => rows === 'compact');
  return (
    <div className={styles.account}>
      <button type="button" className={clsx(link, styles.opener)} popoverTarget={menuId}>
        <span className={visuallyHidden}>Logged in as </span>
        <CircleUser size={18} aria-hidden="true" className={styles.person} />
        <span className={styles.name}>{username}</span>
        <ChevronsUpDown size={14} aria-hidden="true" />
      </button>
      <ConnectionStatus connection={connection} />
      <div id={menuId} popover="auto" className={styles.menu}>
        <p className={styles.who}>{`Logged in as ${username}`}</p>
        <div className={withScript}>
          <ThemeSwitch />
        </div>
        <div className={clsx(styles.toggles, withScript)}>
          <Toggle name="Compact rows" Icon={Rows4} on={compact} onClick={toggleRows} />
          <Toggle name="Notifications" Icon={Bell} on={notifies} onClick={() => void toggleNotifies()} />
        </div>
        <LogOut />
      </div>
    </div>
  );
}

type ToggleProps = { name: string; Icon: LucideIcon; on: boolean } & ComponentProps<'button'>;

const Toggle = ({ name, Icon, on, ...button }: ToggleProps) => (
  <button type="button" className={link} aria-pressed={on} {...button}>
    <Icon size={16} aria-hidden="true" />
    {name}
    {on ? <Check size={16} aria-hidden="true" className={styles.sign} /> : null}
  </button>
);

function LogOut() {
  const { pathname } = useLocation();
  const pending = useNavigation().formData?.get('intent') === 'sign-out';
  return (
    <Form method="post" action={pathname} onSubmit={(event) => pending && event.preventDefault()}>
      <input type="hidden" name="intent" value="sign-out" />
      <button type="submit" className={link} aria-disabled={pending}>
        <LogOutSign size={16} aria-hidden="true" />
        {pending ? 'Logging out...' : 'Log out'}
      </button>
    </Form>
  );
}
