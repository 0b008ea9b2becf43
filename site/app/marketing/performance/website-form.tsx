import { websiteProblem, withScheme } from '@agency/api/contract/performance-report';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import * as styles from './analyzer.css.ts';

type WebsiteFormProps = {
  /** Whether an analysis is running, so that no other can be started. */
  busy: boolean;
  /** Called with the URL, including its scheme. */
  onAnalyze(website: string): void;
};

export function WebsiteForm({ busy, onAnalyze }: WebsiteFormProps) {
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // The field may contain text that was typed before scripts ran.
  useEffect(() => setEntry(input.current?.value ?? ''), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    // Reads the field, because text that was typed before scripts ran is not in React's state.
    const given = input.current?.value ?? entry;
    const found = websiteProblem(given);
    setProblem(found);
    if (found) return input.current?.focus();
    // On a phone, the keyboard would cover the result, so the focus leaves the field.
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
