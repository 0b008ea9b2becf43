import { button } from '#ui/button/button.css.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { FormModel } from './form-model.ts';

type ErrorSummaryProps = {
  model: Pick<FormModel, 'fields' | 'labels'>;
  /** Returns a field's error message; undefined if the field is valid. */
  errorOf(field: string): string | undefined;
  /** Moves the focus to a field. */
  onGo(field: string): void;
};

/**
 * Lists the errors of a form above its fields. Each error is a button that moves the focus to the field. Screen readers
 * announce new errors only.
 */
export function ErrorSummary({ model: { fields, labels }, errorOf, onGo }: ErrorSummaryProps) {
  const errors = fields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ field, text: `${labels[field]}: ${message}` }] : [];
  });
  if (errors.length === 0) return null;
  return (
    <Notice tone="negative" role="alert" aria-atomic={false} title="Please check these fields">
      <Stack as="ul" gap="none" align="start">
        {errors.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className={button({ kind: 'text' })} onClick={() => onGo(field)}>
              {text}
            </button>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
