import { clsx } from 'clsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { text } from '#ui/theme/text.css.ts';
import { type BoundField, problem } from './bound-field.ts';
import * as styles from './checkbox-field.css.ts';

/** Yes or no. The words beside the box belong to it, so that a click on them ticks it too. */
export function CheckboxField({ field, label, hint }: Omit<BoundField, 'optional'>) {
  const error = problem(field);
  const hintId = hint ? `${field.id}-description` : null;
  const errorId = error ? `${field.id}-error` : null;
  const { initialValue } = field;
  return (
    <div>
      <div className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          id={field.id}
          name={field.name}
          defaultChecked={initialValue === 'on' || initialValue === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(errorId, hintId) || undefined}
        />
        <label htmlFor={field.id} className={clsx(text({ as: 'label' }), styles.words)}>
          {label}
        </label>
      </div>
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hintId ? (
        <p id={hintId} className={clsx(text({ as: 'small' }), styles.hint)}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
