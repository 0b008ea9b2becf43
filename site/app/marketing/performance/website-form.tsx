import { websiteProblem, withScheme } from '@agency/api/contract/performance/website';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { button } from '#app/ui/button/button.css.ts';
import { control } from '#app/ui/field/field.css.ts';
import { Field } from '#app/ui/field/field.tsx';
import * as styles from './website-form.css.ts';

type WebsiteFormProps = {
  /** True while an analysis runs: another cannot be started. */
  busy: boolean;
  /** Gets the address with its scheme. */
  onAnalyze(website: string): void;
};

/** The address to analyze. A bad one is said so at the field, once it was sent. */
export function WebsiteForm({ busy, onAnalyze }: WebsiteFormProps) {
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // What was typed before scripts ran is in the field already.
  useEffect(() => setEntry(input.current?.value ?? ''), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = websiteProblem(entry);
    setProblem(found);
    if (found) input.current?.focus();
    else onAnalyze(withScheme(entry));
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Website to analyze">
      <Field label="Website URL" hint="For example yourshop.com" error={problem}>
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            className={control({})}
            type="url"
            name="website"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            value={entry}
            onChange={({ target }) => {
              setEntry(target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <button type="submit" className={button({})} disabled={busy || entry.trim() === ''}>
        Analyze
      </button>
    </form>
  );
}
