import { websiteProblem, withScheme } from '@agency/api/contract/performance-report';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import * as styles from './analyzer.css.ts';

type WebsiteFormProps = {
  /** Whether an analysis runs, so that another cannot be started. */
  busy: boolean;
  /** Called with the address, including its scheme. */
  onAnalyze(website: string): void;
};

/** The form for the address to analyze. An invalid address is reported at the field when it is submitted. */
export function WebsiteForm({ busy, onAnalyze }: WebsiteFormProps) {
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // What was typed before scripts ran is in the field already.
  useEffect(() => setEntry(input.current?.value ?? ''), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    // What was typed before scripts ran may be newer than React's value.
    const given = input.current?.value ?? entry;
    const found = websiteProblem(given);
    setProblem(found);
    if (found) return input.current?.focus();
    // A phone shows its keyboard over the result while the field has the focus.
    if (window.matchMedia('(hover: none)').matches) event.submitter?.focus({ preventScroll: true });
    onAnalyze(withScheme(given));
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label="Website to analyze"
      data-hydrate=""
      data-needs-entry
    >
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
      <SubmitButton pending={busy} pendingLabel="Analyzing..." disabled={entry.trim() === ''}>
        Analyze
      </SubmitButton>
    </form>
  );
}
