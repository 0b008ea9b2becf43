import { contactBudgets, contactServices } from '@agency/api/contract/contact';
import { SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import * as styles from './contact-form.css.ts';
import { Honeypot } from './honeypot.tsx';
import type { InquiryFields as Fields } from './use-inquiry.ts';

/** What an inquiry consists of. `focused` names the field to begin with, where the page comes with errors. */
export function InquiryFields({ fields, focused }: { fields: Fields; focused: string | undefined }) {
  const of = (name: keyof Fields) => ({ field: fields[name], autoFocus: focused === name });
  return (
    <>
      <TextField {...of('name')} label="Name" autoComplete="name" />
      <TextField {...of('email')} label="Email" type="email" autoComplete="email" />
      <div className={styles.wide}>
        <SelectField {...of('service')} label="Service" options={contactServices} empty="Please select a service" />
      </div>
      <TextField {...of('company')} label="Company" optional autoComplete="organization" />
      <SelectField {...of('budget')} label="Budget" optional options={contactBudgets} empty="Not decided yet" />
      <div className={styles.wide}>
        <TextareaField
          {...of('message')}
          label="Message"
          hint="What the site or shop should do, and what it does today."
          rows={7}
        />
      </div>
      <Honeypot />
    </>
  );
}
