import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SocialLinks } from '#app/layout/footer.tsx';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import { body } from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { ContactForm } from './contact-form.tsx';
import type { InquiryResult } from './inquiry-result.ts';
import type { QuoteEntries } from './read-quote.ts';
import * as styles from './route.css.ts';
import { columns } from './route.css.ts';

type ContactSectionProps = {
  agency: Agency;
  label: string;
  title: string;
  lead?: string;
  /** What the page was answered with, where the form was posted without scripts. */
  answer?: InquiryResult;
  /** What the form opens with, where a link said so. */
  quote?: QuoteEntries;
};

/** The inquiry form beside every other way to reach the agency. */
export function ContactSection({ agency, answer, quote, ...heading }: ContactSectionProps) {
  return (
    <Section {...heading}>
      <div className={clsx(body, columns)}>
        <ContactForm key={JSON.stringify(quote)} email={agency.email} answer={answer} quote={quote} />
        <dl className={styles.facts} {...useRenderedOnce('contact facts', <ContactFacts agency={agency} />)} />
      </div>
    </Section>
  );
}

/** How to reach the agency, and when it answers. */
function ContactFacts({ agency }: { agency: Agency }) {
  return (
    <>
      <Fact name="Email">
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </Fact>
      <Fact name="Phone">
        <a href={`tel:${agency.phone.replace(/[^+\d]/g, '')}`}>{agency.phone}</a>
      </Fact>
      <Fact name="Response time">Within 24 hours</Fact>
      <Fact name="Consultation">Free, no obligation</Fact>
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
    </>
  );
}

/** One row of the table. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={clsx(text({ as: 'label' }), styles.name)}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
