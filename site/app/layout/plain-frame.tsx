import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { neatline } from '#ui/neatline/neatline.css.ts';
import { sheet } from '#ui/section/section.css.ts';
import { Brand } from './brand.tsx';
import { skip } from './header.css.ts';
import * as styles from './plain-frame.css.ts';

/** A frame without navigation, for pages with one task. It has a home link, contact details and legal links. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const agency = useRouteLoaderData<typeof rootLoader>('root')?.agency;
  return (
    <div className={styles.frame}>
      {agency ? <Header agency={agency} /> : null}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {agency ? <Footer agency={agency} /> : null}
    </div>
  );
}

function Header({ agency: { name, initials, email, phone } }: { agency: Agency }) {
  // The admin needs no contact details of the agency in the header.
  const isAdmin = useLocation().pathname.startsWith('/admin');
  return (
    <header>
      <a href="#content" className={skip}>
        Skip to content
      </a>
      <div className={clsx(sheet, styles.bar)}>
        <Brand name={name} initials={initials} />
        {isAdmin ? (
          <a className={styles.link} href="/">
            View site
          </a>
        ) : (
          <p className={styles.help}>
            <span className={styles.wide}>Questions?</span>
            <a className={styles.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
            <a className={clsx(styles.link, styles.wide)} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
      </div>
      <div className={neatline} />
    </header>
  );
}

function Footer({ agency: { name, email, privacyUrl, termsUrl } }: { agency: Agency }) {
  return (
    <footer className={styles.footer}>
      <div className={clsx(sheet, styles.closing)}>
        <p>© 2025 {name}. All rights reserved.</p>
        <p className={styles.smallPrint}>
          <a className={styles.link} href={`mailto:${email}`}>
            Help by email
          </a>
          <a className={styles.link} href={privacyUrl}>
            Privacy Policy
          </a>
          <a className={styles.link} href={termsUrl}>
            Terms of Service
          </a>
        </p>
      </div>
    </footer>
  );
}
