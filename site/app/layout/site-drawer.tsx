import { NavLink } from 'react-router';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './header.css.ts';
import { drawerLinks, type NavigationItem, serviceLinks } from './navigation.ts';

export const drawerId = 'site-drawer';

/** Every page of the site for small screens. */
export function SiteDrawer() {
  return (
    <Drawer id={drawerId} label="Menu">
      <nav aria-label="Menu">
        <Links items={drawerLinks} />
        <h2 className={`${text({ as: 'label' })} ${styles.drawerTitle}`}>Services</h2>
        <Links items={serviceLinks} />
      </nav>
      <div className={styles.drawerQuote}>
        <LinkButton to="/contact">Get Quote</LinkButton>
      </div>
    </Drawer>
  );
}

function Links({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className={styles.drawerGroup}>
      {items.map(({ name, href }) => (
        <li key={href}>
          <NavLink viewTransition to={href} end={href === '/'} className={styles.drawerLink}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
