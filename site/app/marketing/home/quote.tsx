import type { Agency } from '@agency/api/contract/agency';
import { ContactSection } from '../contact/contact-section.tsx';

/** The inquiry form beside every other way to reach the agency, and the promise that goes with it. */
export function Quote({ agency }: { agency: Agency }) {
  return (
    <ContactSection
      agency={agency}
      label="Contact"
      title="Get Your Free Quote"
      lead="Tell us what you have and what you need. We reply within 24 hours with a detailed proposal."
    />
  );
}
