import type { Agency, SocialNetwork } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { siFacebook, siX } from 'simple-icons';
import { Brand } from '#app/layout/brand.tsx';
import { neatline } from '#ui/neatline/neatline.css.ts';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import { sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './footer.css.ts';
import { companyLinks, footerServiceLinks, type NavigationItem } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function Footer({ agency }: { agency: Agency }) {
  return (
    <footer
      className={styles.footer}
      {...useRenderedOnce(`footer ${JSON.stringify(agency)}`, <Margin agency={agency} />)}
    />
  );
}

function Margin({ agency }: { agency: Agency }) {
  return (
    <>
      <div className={neatline} />
      <div className={sheet}>
        <div className={styles.columns}>
          <div className={styles.whole}>
            <Brand name={agency.name} initials={agency.initials} />
            <p className={styles.blurb}>
              A specialised WordPress and Shopify Plus development agency. We build sites, connect them to the rest of
              your business, and keep them fast and safe afterward.
            </p>
            <div className={styles.socialPlace}>
              <SocialLinks social={agency.social} />
            </div>
          </div>
          <Column title="Services" items={footerServiceLinks} />
          <Column title="Company" items={companyLinks} />
          <div className={styles.contact}>
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
            {agency.postalAddress ? <p className={styles.address}>{agency.postalAddress}</p> : null}
          </div>
        </div>
        <div className={styles.closing}>
          <p>© 2025 {agency.name}. All rights reserved.</p>
          <ThemeSwitch />
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
    </>
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

/**
 * The icons, on a 24 by 24 grid. LinkedIn does not allow redistribution of its logo, so our own letters "in" replace
 * it. Instagram's icon has fewer points than the original, so that its path is a fifth as long.
 */
const networks: Record<SocialNetwork, { name: string; path: string }> = {
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9h3.6v11H4zM5.8 3.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10 9h3.5v1.6c.6-1.1 1.9-1.9 3.6-1.9 3.2 0 3.9 2 3.9 4.9V20h-3.6v-5.7c0-1.4-.2-2.6-1.8-2.6s-2 1.3-2 2.6V20H10z',
  },
  facebook: { name: 'Facebook', path: siFacebook.path },
  instagram: {
    name: 'Instagram',
    path: 'M7.02.05h9.96c4.01 0 6.97 2.96 6.97 6.97v9.96c0 4.01-2.96 6.97-6.97 6.97H7.02c-4.01 0-6.97-2.96-6.97-6.97V7.02C.05 3.01 3.01.05 7.02.05zm.02 2.15C4.21 2.2 2.2 4.21 2.2 7.04v9.92c0 2.83 2.01 4.84 4.84 4.84h9.92c2.83 0 4.84-2.01 4.84-4.84V7.04c0-2.83-2.01-4.84-4.84-4.84zM12 5.84a6.16 6.16 0 1 1 0 12.32 6.16 6.16 0 0 1 0-12.32zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm6.4-3.84a1.44 1.44 0 1 1 0 2.88 1.44 1.44 0 0 1 0-2.88z',
  },
  x: { name: 'X', path: siX.path },
};

/** The agency's social links. A URL that is not configured is `#`. */
export function SocialLinks({ social }: { social: Agency['social'] }) {
  return (
    <ul className={styles.social}>
      {(Object.keys(networks) as SocialNetwork[]).map((network) => (
        <li key={network}>
          <a href={social[network]} className={styles.socialLink}>
            <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={networks[network].path} />
            </svg>
            <span className={styles.tip}>{networks[network].name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
