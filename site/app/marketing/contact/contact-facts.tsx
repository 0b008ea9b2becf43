import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SocialLinks } from '#app/layout/social-links.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './contact-facts.css.ts';

/** How to reach the agency, and when it answers. */
export function ContactFacts({ agency, children }: { agency: Agency; children?: ReactNode }) {
  return (
    <dl className={styles.facts}>
      <Fact name="Email">
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </Fact>
      <Fact name="Phone">
        <a href={`tel:${agency.phone.replace(/[^+\d]/g, '')}`}>{agency.phone}</a>
      </Fact>
      {children}
      <Fact name="Business hours">
        <span className={styles.hours}>
          <span>Monday to Friday</span>
          <span>9:00 AM to 6:00 PM</span>
          <span>Saturday</span>
          <span>10:00 AM to 4:00 PM</span>
        </span>
      </Fact>
      <Fact name="Elsewhere">
        <SocialLinks social={agency.social} />
      </Fact>
    </dl>
  );
}

/** One row of the table. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={clsx(text({ as: 'label' }), styles.name)}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
