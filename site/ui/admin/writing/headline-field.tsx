import { clsx } from 'clsx';
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import { FieldError } from '#ui/field/field.tsx';
import type { BoundControl } from '#ui/field/fields.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './headline-field.css.ts';

type HeadlineFieldProps = BoundControl & {
  label: string;
  placeholder?: string;
  value: string;
  /** The style in which the page shows the text. A title has no line breaks. */
  look: 'title' | 'lead';
  /** The name of the field that Enter moves the focus to. If absent, Enter breaks the line. */
  next?: string;
};

/** A field that looks like the text on its page: without a box, and as tall as the text. */
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
    // In Safari, the Enter that ends a composition comes after `compositionend`, with the key code 229.
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
    // Setting the value moves the caret to the end.
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
