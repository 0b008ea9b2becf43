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
  /** The name of the field that Enter leads to. A lead has none, because there Enter breaks the line. */
  next?: string;
};

/** A text that is edited as its page shows it: without a box, and as high as its text. */
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
    // In Safari, the Enter that ends a composition comes after `compositionend`, and is known by its code.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    const following = next && event.currentTarget.form?.elements.namedItem(next);
    if (following instanceof HTMLElement) following.focus();
  }
  function joinLines({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { value: lines, selectionEnd: caret } = currentTarget;
    if (!lines.includes('\n')) return;
    const join = (written: string) => written.replaceAll(/\s*\n\s*/g, ' ');
    currentTarget.value = join(lines);
    // A new value moves the caret to its end.
    const joinedCaret = join(lines.slice(0, caret)).length;
    currentTarget.setSelectionRange(joinedCaret, joinedCaret);
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
          onKeyDown={next ? goOn : undefined}
          onInput={look === 'title' ? joinLines : undefined}
          {...handlers}
        />
      </div>
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
