import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as styles from './field.css.ts';

/** The attributes that connect a control with its label, hint and error. */
type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  /** The control's id, if a form library provides one. */
  id?: string;
  label: ReactNode;
  /** Shows "optional" next to the label. Required fields have no mark. */
  optional?: boolean;
  /** What to enter, shown under the control. */
  hint?: ReactNode;
  /** Buttons at the end of the label's line. */
  tools?: ReactNode;
  /** The error message, shown above the hint. */
  error?: string | null;
  /** For a checkbox. The label is beside the control, and a click on the label toggles it. */
  inline?: boolean;
  /** Renders the control: `(attributes) => <input className={control()} {...attributes} />`. */
  children(attributes: ControlAttributes): ReactNode;
};

/** A form field: label, control, hint and error, connected for screen readers. */
export function Field({ id: givenId, label, optional, hint, tools, error, inline = false, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = error ? `${id}-error` : null;
  const hintId = hint ? `${id}-description` : null;
  const control = children({
    id,
    'aria-describedby': clsx(errorId, hintId) || undefined,
    'aria-invalid': error ? true : undefined,
  });
  const labelled = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional ? <span className={styles.muted}>optional</span> : null}
    </label>
  );
  const hintText = hintId ? (
    <p id={hintId} className={styles.hint}>
      {hint}
    </p>
  ) : null;
  return (
    <div className={styles.field}>
      {inline ? (
        <div className={styles.checkbox}>
          {control}
          <div className={styles.besideBox}>
            <label htmlFor={id} className={styles.checkboxLabel}>
              {label}
            </label>
            {hintText}
          </div>
        </div>
      ) : (
        <>
          {tools ? (
            <div className={styles.labelLine}>
              {labelled}
              {tools}
            </div>
          ) : (
            labelled
          )}
          {control}
        </>
      )}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {inline ? null : hintText}
    </div>
  );
}

/** The error below a control, marked by an icon as well as by color. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <TriangleAlert className={styles.errorSign} size={16} aria-hidden="true" />
      {children}
    </p>
  );
}
