import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type MetaDescriptor, Outlet, useRouteLoaderData } from 'react-router';
import { Brand } from '#app/layout/brand.tsx';
import { ErrorPage, errorHead } from '#app/layout/error-page.tsx';
import { skip } from '#app/layout/header.css.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { neatline } from '#ui/neatline/neatline.css.ts';
import { sheet } from '#ui/section/section.css.ts';
import type { Route } from './+types/frame.ts';
import * as styles from './frame.css.ts';

/** Pages write their own heads; this one is for a failed page. */
export function meta({ matches, error }: Route.MetaArgs): MetaDescriptor[] {
  return error ? errorHead(matches[0].loaderData, error) : [];
}

/** The checkout's own frame: the brand links home, and contact details and the small print are at hand. */
export default function CheckoutFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const agency = useRouteLoaderData<typeof rootLoader>('root')?.agency;
  return (
    <>
      {agency ? <Header agency={agency} /> : null}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {agency ? <Footer agency={agency} /> : null}
    </>
  );
}

function Header({ agency: { name, initials, email, phone } }: { agency: Agency }) {
  return (
    <header>
      <a href="#content" className={skip}>
        Skip to content
      </a>
      <div className={clsx(sheet, styles.bar)}>
        <Brand name={name} initials={initials} />
        <p className={styles.help}>
          <span className={styles.wide}>Questions?</span>
          <a className={styles.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
          <a className={clsx(styles.link, styles.wide)} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
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
