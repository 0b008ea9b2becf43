import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import * as styles from './menu.css.ts';
import { makeMenu } from './page-script/menus.ts';

type MenuProps = {
  label: string;
  items: readonly { name: string; href: string }[];
  /** Whether one of the items is the current page. */
  current: boolean;
  className: string;
};

/**
 * A named list of links in a native popover, which opens without scripts. The page's script calls `makeMenu`, which
 * adds menu roles, arrow keys and type-ahead. `ref` enhances menus that React renders in the browser.
 */
export function Menu({ label, items, current, className }: MenuProps) {
  const id = `menu-${label.toLowerCase()}`;
  return (
    <>
      <button
        type="button"
        id={`${id}-name`}
        className={clsx(styles.trigger, className)}
        popoverTarget={id}
        data-current={current || undefined}
        data-menu
        ref={makeMenu}
        suppressHydrationWarning
      >
        {label}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {/* Not in a portal, because the menu belongs to the header's landmark. */}
      <div id={id} className={styles.panel} popover="auto" suppressHydrationWarning>
        {items.map(({ name, href }) => (
          <NavLink viewTransition key={href} to={href} className={styles.item} suppressHydrationWarning>
            {name}
          </NavLink>
        ))}
      </div>
    </>
  );
}
