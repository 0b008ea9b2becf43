import { answerSchema } from '@agency/api/contract/replies';
import { type FormEvent, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { TextareaField } from '#ui/field/fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';

/** Takes an answer that came by mail into the thread: it arrives in the agency's mailbox, where replies come from. */
export function PasteAnswer({ name, onAdd }: { name: string; onAdd(text: string): void }) {
  const [error, setError] = useState<string | null>(null);
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { success, data, error } = answerSchema.safeParse({ text: new FormData(form).get('text') });
    setError(success ? null : (error.issues[0]?.message ?? null));
    if (!success) return;
    onAdd(data.text);
    form.reset();
    form.closest('details')?.removeAttribute('open');
  }
  return (
    <details className={withScript}>
      <Text as="summary" look="small" tone="muted">
        Answers arrive in your mailbox. Paste one here
      </Text>
      <Stack as="form" gap="dense" padY="dense" noValidate onSubmit={add}>
        <TextareaField
          field={{ name: 'text', errors: error ? [error] : [] }}
          label={`What ${name} wrote`}
          rows={4}
          hint="It is noted as theirs, and is mailed to nobody."
        />
        <button type="submit" className={button({ kind: 'secondary', size: 'compact' })}>
          Add answer
        </button>
      </Stack>
    </details>
  );
}
