import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Brand } from '#ui/brand/brand.tsx';
import { neatline } from '#ui/neatline/neatline.css.ts';
import { sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './footer.css.ts';
import { companyLinks, footerServiceLinks, type NavigationItem } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

/** The sheet's lower margin: who this is, where everything lies, and the small print. */
export function Footer({ agency }: { agency: Agency }) {
  return (
    <footer className={styles.footer}>
      <div className={neatline} />
      <div className={sheet}>
        <div className={styles.columns}>
          <div>
            <Brand name={agency.name} initials={agency.initials} />
            <p className={styles.blurb}>
              A specialised WordPress and Shopify Plus development agency. We build sites, connect them to the rest of
              your business, and keep them fast and safe afterwards.
            </p>
            <div className={styles.socialPlace}>
              <SocialLinks social={agency.social} />
            </div>
          </div>
          <Column title="Services" items={footerServiceLinks} />
          <Column title="Company" items={companyLinks} />
          <div>
            <h2 className={clsx(text({ as: 'label' }), styles.title)}>Write to us</h2>
            <ul className={styles.list}>
              <li>
                <a className={styles.link} href={`mailto:${agency.email}`}>
                  {agency.email}
                </a>
              </li>
              <li>
                <a className={styles.link} href={`tel:${agency.phone.replace(/[^+\d]/g, '')}`}>
                  {agency.phone}
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.closing}>
          <p>© 2025 {agency.name}. All rights reserved.</p>
          <p className={styles.legal}>
            <a className={styles.link} href={agency.privacyUrl}>
              Privacy Policy
            </a>
            <a className={styles.link} href={agency.termsUrl}>
              Terms of Service
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={clsx(text({ as: 'label' }), styles.title)}>{title}</h2>
      <ul className={styles.list}>
        {items.map(({ name, href }) => (
          <li key={href}>
            <Link viewTransition className={styles.link} to={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
