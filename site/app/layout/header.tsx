import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import { Menu as MenuSign } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { Brand } from '#app/layout/brand.tsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { quotePathFrom } from '#app/marketing/contact/quote-path.ts';
import { neatline } from '#ui/neatline/neatline.css.ts';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import { sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { Drawer, opensDrawer } from './drawer.tsx';
import * as styles from './header.css.ts';
import { Menu } from './menu.tsx';
import { drawerLinks, type NavigationItem, resourceLinks, serviceLinks } from './navigation.ts';

/**
 * The sticky header: the brand, the main navigation, and the quote button. On narrow screens, a button that opens the
 * drawer replaces the navigation.
 */
export function Header({ agency }: { agency: Agency }) {
  const { pathname } = useLocation();
  const bar = <Bar agency={agency} pathname={pathname} />;
  return (
    <header
      className={styles.header}
      {...useRenderedOnce(`header ${pathname} ${agency.name} ${agency.initials}`, bar)}
    />
  );
}

function Bar({ agency, pathname }: { agency: Agency; pathname: string }) {
  const holdsCurrent = (items: readonly NavigationItem[]) =>
    items.some(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <div className={clsx(sheet, styles.bar)}>
        <Brand name={agency.name} initials={agency.initials} counted="click navigation header_logo" />
        <nav aria-label="Main" className={styles.nav}>
          <NavLink viewTransition to="/" end prefetch="intent" className={styles.link}>
            Home
          </NavLink>
          <Menu label="Services" items={serviceLinks} current={holdsCurrent(serviceLinks)} className={styles.link} />
          <NavLink viewTransition to="/portfolio" prefetch="intent" className={styles.link}>
            Portfolio
          </NavLink>
          <Menu label="Resources" items={resourceLinks} current={holdsCurrent(resourceLinks)} className={styles.link} />
          <NavLink viewTransition to="/about" prefetch="intent" className={styles.link}>
            About
          </NavLink>
          <NavLink viewTransition to="/contact" prefetch="intent" className={styles.link}>
            Contact Us
          </NavLink>
        </nav>
        <div className={styles.actions}>
          <div className={styles.quote}>
            <LinkButton to={quotePathFrom(pathname)} size="compact">
              Get Quote
            </LinkButton>
          </div>
          <button type="button" className={styles.menuButton} aria-label="Open menu" {...opensDrawer(drawerId)}>
            <MenuSign aria-hidden="true" />
          </button>
        </div>
      </div>
      <div className={neatline} />
      <SiteDrawer quote={quotePathFrom(pathname)} />
    </>
  );
}

const drawerId = 'site-drawer';

/** The main pages and the services, for small screens. */
function SiteDrawer({ quote }: { quote: string }) {
  return (
    <Drawer id={drawerId} label="Menu">
      <nav aria-label="Menu">
        <Links items={drawerLinks} />
        <h2 className={`${text({ as: 'label' })} ${styles.drawerTitle}`}>Services</h2>
        <Links items={serviceLinks} />
      </nav>
      <div className={styles.drawerQuote}>
        <LinkButton to={quote}>Get Quote</LinkButton>
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
