import { clsx } from 'clsx';
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import { FieldError } from '#ui/field/field.tsx';
import type { BoundControl } from '#ui/field/fields.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './headline-field.css.ts';

type HeadlineFieldProps = BoundControl & {
  label: string;
  /** Default: the label. */
  placeholder?: string;
  /** The current text. */
  value: string;
  /** How the page shows it. A title has one paragraph. */
  look: 'title' | 'lead';
  /** The name of the field that follows. */
  next: string;
};

/** A text that is edited as its page shows it: without a box, and as high as its text. Enter leads on to the next field. */
export function HeadlineField({
  field,
  label,
  placeholder = label,
  value,
  look,
  next,
  ...handlers
}: HeadlineFieldProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const error = field.errors?.[0];
  const errorId = error ? `${id}-error` : undefined;
  function goOn(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const following = event.currentTarget.form?.elements.namedItem(next);
    if (following instanceof HTMLElement) following.focus();
  }
  function joinLines({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    if (currentTarget.value.includes('\n')) currentTarget.value = currentTarget.value.replaceAll(/\s*\n\s*/g, ' ');
  }
  return (
    <div className={styles.place}>
      <div className={clsx(text({ as: look }), styles.entry)} data-value={value} data-invalid={error ? '' : undefined}>
        <textarea
          id={id}
          name={field.name}
          rows={1}
          defaultValue={typeof field.initialValue === 'string' ? field.initialValue : ''}
          className={styles.control}
          aria-label={label}
          placeholder={placeholder}
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
          required
          onKeyDown={look === 'title' ? goOn : undefined}
          onInput={look === 'title' ? joinLines : undefined}
          {...handlers}
        />
      </div>
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
