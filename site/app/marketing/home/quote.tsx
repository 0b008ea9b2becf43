import type { Agency } from '@agency/api/contract/agency/agency';
import { Section } from '#app/ui/section/section.tsx';
import { ContactFacts } from '../contact/contact-facts.tsx';
import { columns } from '../contact/contact-section.css.ts';
import { EnquiryLetter } from '../contact/enquiry-letter.tsx';

/** How to reach the agency, when it answers, and a letter that already asks the right questions. */
export function Quote({ agency }: { agency: Agency }) {
  return (
    <Section id="quote" label="Contact" title="Get Your Free Quote">
      <div className={columns}>
        <EnquiryLetter email={agency.email} />
        <ContactFacts agency={agency} />
      </div>
    </Section>
  );
}
