import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './field.css.ts';
import { FieldError } from './field-error.tsx';

/** What ties a control to its label, its hint and its error. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  /** The control's id, where a form library gives one. */
  id?: string;
  label: string;
  /** Says so beside the label; required fields carry no mark. */
  optional?: boolean;
  /** What to enter, shown under the control. */
  hint?: ReactNode;
  /** What is wrong with the entry; stands before the hint. */
  error?: string | null;
  /** Draws the control: `(attributes) => <input className={control({})} {...attributes} />`. */
  children(attributes: ControlAttributes): ReactNode;
};

/** One entry of a form: label, control, and what is to be known about it, tied together for screen readers. */
export function Field({ id: givenId, label, optional = false, hint, error, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = error ? `${id}-error` : null;
  const hintId = hint ? `${id}-description` : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={clsx(text({ as: 'label' }), styles.label)}>
        {label}
        {optional ? <span className={styles.optional}>optional</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': clsx(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hintId ? (
        <p id={hintId} className={clsx(text({ as: 'small' }), styles.hint)}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
