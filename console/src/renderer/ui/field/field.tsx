import { text } from '@agency/site/ui/theme/text.css.ts';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as styles from './field.css.ts';

/** What ties a control to its label, its hint and its error. */
type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Draws the control: `(attributes) => <input className={control()} {...attributes} />`. */
  children(attributes: ControlAttributes): ReactNode;
};

/** One entry of a form: label, control, and what is to be known about it, tied together for screen readers. */
export function Field({ label, optional = false, hint, error, children }: FieldProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : null;
  const hintId = hint ? `${id}-hint` : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={clsx(text({ as: 'label' }), styles.label)}>
        {label}
        {optional ? <span className={styles.quiet}>optional</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': clsx(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {errorId ? (
        <p id={errorId} className={styles.error}>
          <TriangleAlert className={styles.errorSign} size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {hintId ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
