import { contactBudgets, contactServices } from '@agency/api/contract/contact/contact';
import { limits } from '@agency/api/contract/limits/limits';
import { Mail } from 'lucide-react';
import type { FormEvent } from 'react';
import { text } from '#app/theme/text.css.ts';
import { button } from '#app/ui/button/button.css.ts';
import { control } from '#app/ui/field/field.css.ts';
import { Field } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import * as styles from './contact-form.css.ts';
import { type Enquiry, enquiryMail } from './enquiry-mail.ts';

/** The enquiry form. What is entered becomes a letter in the visitor's own mail program, ready to be sent from there. */
export function ContactForm({ email }: { email: string }) {
  const hydrated = useHydrated();
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const enquiry = Object.fromEntries(new FormData(event.currentTarget)) as Enquiry;
    window.location.assign(enquiryMail(email, enquiry));
  };
  return (
    <form className={styles.form} onSubmit={write} aria-label="Your enquiry">
      <Field label="Name">
        {(attributes) => (
          <input
            className={control({})}
            name="name"
            autoComplete="name"
            required
            minLength={limits.name.min}
            maxLength={limits.name.max}
            {...attributes}
          />
        )}
      </Field>
      <Field label="Email">
        {(attributes) => (
          <input
            className={control({})}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={limits.email.max}
            {...attributes}
          />
        )}
      </Field>
      <div className={styles.wide}>
        <Choice name="service" label="Service" options={contactServices} empty="Please select a service" required />
      </div>
      <Field label="Company" optional>
        {(attributes) => (
          <input
            className={control({})}
            name="company"
            autoComplete="organization"
            maxLength={limits.company.max}
            {...attributes}
          />
        )}
      </Field>
      <Choice name="budget" label="Budget" options={contactBudgets} empty="Not decided yet" />
      <div className={styles.wide}>
        <Field label="Message" hint="What the site or shop should do, and what it does today.">
          {(attributes) => (
            <textarea
              className={control({ as: 'textarea' })}
              name="message"
              rows={7}
              required
              minLength={limits.message.min}
              maxLength={limits.message.max}
              {...attributes}
            />
          )}
        </Field>
      </div>
      <div className={styles.wide}>
        <button type="submit" className={button({})} disabled={!hydrated}>
          <Mail size={18} aria-hidden="true" />
          Write it as an e-mail
        </button>
        <p className={`${text({ as: 'remark' })} ${styles.remark}`}>
          Opens your mail program with this enquiry in it. Nothing is sent before you send it from there.
        </p>
        <noscript>
          <p>
            The form needs JavaScript. Write to <a href={`mailto:${email}`}>{email}</a> instead.
          </p>
        </noscript>
      </div>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What stands while nothing is chosen. */
  empty: string;
  required?: boolean;
};

/** One of several. The letter is read by people, so it carries the words and not the stored value. */
function Choice({ name, label, options, empty, required = false }: ChoiceProps) {
  return (
    <Field label={label} optional={!required}>
      {(attributes) => (
        <select className={control({ as: 'select' })} name={name} required={required} defaultValue="" {...attributes}>
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.value} value={option.label}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
