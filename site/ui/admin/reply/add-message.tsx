import { answerSchema } from '@agency/api/contract/replies';
import { isolated } from '@agency/api/contract/text';
import { type FormEvent, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { TextareaField } from '#ui/field/fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import type { Mailbox } from './reply.ts';

type AddMessageProps = {
  /** The id of the record that the text is added to. */
  about: string;
  schema?: typeof answerSchema;
  /** The text of the summary that opens the field. */
  summary: string;
  label: string;
  hint: string;
  action: string;
  /** `giveBack` restores the text to its field if it could not be added. */
  onAdd(text: string, giveBack: () => void): void;
};

/** Texts that were typed but not added, by field. They reappear when their record is shown again. */
const begun = new Map<string, string>();

/** A form for a text that is added to a thread but not mailed. */
function AddMessage({ about, schema = answerSchema, summary, label, hint, action, onAdd }: AddMessageProps) {
  const [error, setError] = useState<string | null>(null);
  const place = `${about} ${action}`;
  const initial = begun.get(place);
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { success, data, error } = schema.safeParse({ text: new FormData(form).get('text') });
    setError(success ? null : (error.issues[0]?.message ?? null));
    if (!success) return;
    const field = form.querySelector('textarea');
    const fill = (text: string) => {
      begun.set(place, text);
      if (field) field.value = text;
      form.closest('details')?.toggleAttribute('open', text !== '');
    };
    fill('');
    // The field may already contain another text.
    onAdd(data.text, () => fill([data.text, begun.get(place)].filter(Boolean).join('\n\n')));
  }
  return (
    <details className={withScript} data-adds={action} open={Boolean(initial)}>
      <Text as="summary" look="label">
        {summary}
      </Text>
      <Stack
        as="form"
        gap="dense"
        padY="dense"
        noValidate
        onSubmit={add}
        onInput={(event: FormEvent<HTMLFormElement>) =>
          begun.set(place, event.currentTarget.querySelector('textarea')?.value ?? '')
        }
      >
        <TextareaField
          field={{ name: 'text', initialValue: initial, errors: error ? [error] : [] }}
          label={label}
          rows={4}
          hint={hint}
        />
        <button type="submit" className={button({ kind: 'secondary', size: 'compact' })}>
          {action}
        </button>
      </Stack>
    </details>
  );
}

/** Returns the summary that explains where answers arrive. */
const whereAnswersArrive = (mailbox: Mailbox | null): string =>
  mailbox?.error
    ? `Your mailbox cannot be read: ${mailbox.error} Paste an answer here`
    : mailbox
      ? `Answers to ${mailbox.address} appear here. Paste another one`
      : 'Answers arrive in your mailbox. Paste one here';

type PasteProps = {
  inquiry: { id: string; name: string };
  mailbox: Mailbox | null;
  onAdd: AddMessageProps['onAdd'];
};

/** A form to add an answer that arrived in another way to the thread. */
export const PasteAnswer = ({ inquiry: { id, name }, mailbox, onAdd }: PasteProps) => (
  <AddMessage
    about={id}
    summary={whereAnswersArrive(mailbox)}
    label={`What ${isolated(name)} wrote`}
    hint="It is added as their message. No email is sent."
    action="Add answer"
    onAdd={onAdd}
  />
);

/** A form to add a note that only the agency sees. */
export const AddNote = (props: Pick<AddMessageProps, 'about' | 'schema' | 'onAdd'>) => (
  <AddMessage
    {...props}
    summary="Add a private note"
    label="Private note"
    hint="Only you and your colleagues see it. It is never mailed."
    action="Add note"
  />
);

/** Opens the note field, and moves the focus to it. */
export function beginNote(): void {
  const place = document.querySelector<HTMLDetailsElement>('details[data-adds="Add note"]');
  place?.setAttribute('open', '');
  place?.querySelector('textarea')?.focus();
}
