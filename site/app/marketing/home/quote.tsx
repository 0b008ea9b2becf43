import type { Agency } from '@agency/api/contract/agency/agency';
import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import { SocialLinks } from '#app/layout/social-links.tsx';
import { text } from '#app/theme/text.css.ts';
import { button } from '#app/ui/button/button.css.ts';
import { Section } from '#app/ui/section/section.tsx';
import { enquiryMail } from './enquiry-mail.ts';
import * as styles from './quote.css.ts';

/** How to reach the agency, when it answers, and a letter that already asks the right questions. */
export function Quote({ agency }: { agency: Agency }) {
  return (
    <Section id="quote" label="Contact" title="Get Your Free Quote">
      <div className={styles.columns}>
        <div className={styles.letter}>
          <p className={text({ as: 'lead' })}>
            Tell us what you have and what you need. We reply within 24 hours with a detailed proposal.
          </p>
          <p>
            <a href={enquiryMail(agency.email)} className={button({})}>
              <Mail size={18} aria-hidden="true" />
              Write your enquiry
            </a>
          </p>
          <p className={text({ as: 'remark' })}>Opens your mail program with the four questions we would ask anyway.</p>
        </div>
        <dl className={styles.facts}>
          <Fact name="Email">
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </Fact>
          <Fact name="Phone">
            <a href={`tel:${agency.phone.replace(/[^+\d]/g, '')}`}>{agency.phone}</a>
          </Fact>
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
      </div>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={clsx(text({ as: 'label' }), styles.name)}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
