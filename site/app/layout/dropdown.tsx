import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { NavLink } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as styles from './dropdown.css.ts';

type DropdownProps = {
  label: string;
  items: readonly { name: string; href: string }[];
  /** True when one of the items is the page at hand. */
  current: boolean;
  className: string;
};

/** A named list of links. A native disclosure until scripts run, then a menu with arrow keys and type-ahead. */
export function Dropdown(props: DropdownProps) {
  return useHydrated() ? <Menu {...props} /> : <Disclosure {...props} />;
}

function Menu({ label, items, current, className }: DropdownProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={clsx(styles.trigger, className)} data-current={current || undefined}>
        {label}
        <ChevronDown size={16} aria-hidden="true" />
      </DropdownMenu.Trigger>
      {/* In place, not in a portal, so that the menu lies within the header's landmark. */}
      <DropdownMenu.Content className={styles.panel} align="start" sideOffset={4} collisionPadding={12}>
        {items.map(({ name, href }) => (
          <DropdownMenu.Item key={href} asChild>
            <NavLink viewTransition to={href} prefetch="intent" className={styles.item}>
              {name}
            </NavLink>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Disclosure({ label, items, current, className }: DropdownProps) {
  return (
    <details className={styles.disclosure} name="site-menu">
      <summary className={clsx(styles.trigger, className)} data-current={current || undefined}>
        {label}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <div className={styles.disclosed}>
        {items.map(({ name, href }) => (
          <NavLink viewTransition key={href} to={href} className={styles.item}>
            {name}
          </NavLink>
        ))}
      </div>
    </details>
  );
}
