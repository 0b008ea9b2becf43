import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SocialLinks } from '#app/layout/footer.tsx';
import { Notice } from '#ui/notice/notice.tsx';
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
  /** A drawing along the section's upper edge. */
  edge?: ReactNode;
  /** The result of a form that was posted without scripts. */
  answer?: InquiryResult;
  /** The form's initial values from a link. */
  quote?: QuoteEntries;
};

/** The inquiry form beside the agency's contact details. */
export function ContactSection({ agency, answer, quote, ...heading }: ContactSectionProps) {
  return (
    <Section {...heading}>
      {agency.notice ? (
        <div className={clsx(body, styles.notice)}>
          <Notice tone="calm">{agency.notice}</Notice>
        </div>
      ) : null}
      <div className={clsx(body, columns)}>
        <ContactForm key={JSON.stringify(quote)} email={agency.email} answer={answer} quote={quote} />
        <dl
          className={styles.facts}
          {...useRenderedOnce(`contact facts ${JSON.stringify(agency)}`, <ContactFacts agency={agency} />)}
        />
      </div>
    </Section>
  );
}

function ContactFacts({ agency }: { agency: Agency }) {
  return (
    <>
      <Fact name="Email">
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </Fact>
      <Fact name="Phone">
        <a href={`tel:${agency.phone.replace(/[^+\d]/g, '')}`}>{agency.phone}</a>
      </Fact>
      {agency.postalAddress ? (
        <Fact name="Address">
          <span className={styles.address}>{agency.postalAddress}</span>
        </Fact>
      ) : null}
      <Fact name="Response time">Within 24 hours</Fact>
      <Fact name="Consultation">Free, no obligation</Fact>
      <Fact name="Business hours">
        <span className={styles.hours}>
          {agency.hours.split('\n').map((line, at) => (
            <span key={at}>{line}</span>
          ))}
        </span>
      </Fact>
      <Fact name="Elsewhere">
        <SocialLinks social={agency.social} />
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={clsx(text({ as: 'label' }), styles.name)}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
