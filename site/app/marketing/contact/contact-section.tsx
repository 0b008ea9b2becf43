import type { Agency } from '@agency/api/contract/agency';
import { clsx } from 'clsx';
import { body } from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { ContactFacts, Fact } from './contact-facts.tsx';
import { ContactForm } from './contact-form.tsx';
import { columns } from './contact-section.css.ts';
import type { InquiryAnswer } from './inquiry-answer.ts';

type ContactSectionProps = {
  agency: Agency;
  label: string;
  title: string;
  lead?: string;
  /** What the page was answered with, where the form was posted without scripts. */
  answer?: InquiryAnswer;
};

/** The inquiry form beside every other way to reach the agency. */
export function ContactSection({ agency, answer, ...heading }: ContactSectionProps) {
  return (
    <Section {...heading}>
      <div className={clsx(body, columns)}>
        <ContactForm email={agency.email} answer={answer} />
        <ContactFacts agency={agency}>
          <Fact name="Response time">Within 24 hours</Fact>
          <Fact name="Consultation">Free, no obligation</Fact>
        </ContactFacts>
      </div>
    </Section>
  );
}
