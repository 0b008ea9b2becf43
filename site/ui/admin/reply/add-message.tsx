import { answerSchema } from '@agency/api/contract/replies';
import { isolated } from '@agency/api/contract/text';
import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { TextareaField } from '#ui/field/fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import type { Mailbox } from './reply.ts';
import { UnsavedTextsContext } from './unsaved-texts.ts';

type AddMessageProps = {
  /** The record that the text is added to: an inquiry's id, or a subscription's id followed by ` subscription`. */
  about: string;
  schema?: typeof answerSchema;
  /** The text to click to open the field. */
  summary: string;
  label: string;
  hint: string;
  action: string;
  /** Call `giveBack` if the text could not be added. It returns the text to its field. */
  onAdd(text: string, giveBack: () => void): void;
};

/** A form for a text that is added to a thread but not mailed. Typed text reappears when the record is shown again. */
function AddMessage({ about, schema = answerSchema, summary, label, hint, action, onAdd }: AddMessageProps) {
  const [error, setError] = useState<string | null>(null);
  const texts = use(UnsavedTextsContext);
  const form = useRef<HTMLFormElement>(null);
  const place = `${about} ${action}`;
  const fieldOf = () => form.current?.querySelector('textarea');
  function show(text: string) {
    const field = fieldOf();
    if (field) field.value = text;
    form.current?.closest('details')?.toggleAttribute('open', text !== '');
  }
  // Inserts the kept text in an effect, because the server renders first, and only the browser has the text.
  useEffect(() => {
    const text = texts.read(place);
    if (text) show(text);
  }, [texts, place]);
  function fill(text: string) {
    texts.keep(place, text);
    show(text);
  }
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { success, data, error } = schema.safeParse({ text: new FormData(event.currentTarget).get('text') });
    setError(success ? null : (error.issues[0]?.message ?? null));
    if (!success) return;
    fill('');
    // Puts the text before what was typed meanwhile. If the field is gone, only stores both texts.
    onAdd(data.text, () => fill([data.text, fieldOf()?.value ?? texts.read(place)].filter(Boolean).join('\n\n')));
  }
  return (
    <details className={withScript} data-adds={action}>
      <Text as="summary" look="label">
        {summary}
      </Text>
      <Stack
        as="form"
        ref={form}
        gap="dense"
        padY="dense"
        noValidate
        onSubmit={add}
        onInput={(event: FormEvent<HTMLFormElement>) =>
          texts.keep(place, event.currentTarget.querySelector('textarea')?.value ?? '')
        }
      >
        <TextareaField field={{ name: 'text', errors: error ? [error] : [] }} label={label} rows={4} hint={hint} />
        <button type="submit" className={button({ kind: 'secondary', size: 'compact' })}>
          {action}
        </button>
      </Stack>
    </details>
  );
}

/** Returns the sentence that explains where answers arrive. */
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

/** A form that adds an answer that did not arrive by mail. */
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

/** A form that adds a note, which only the agency sees. */
export const AddNote = (props: Pick<AddMessageProps, 'about' | 'schema' | 'onAdd'>) => (
  <AddMessage
    {...props}
    summary="Add a private note"
    label="Private note"
    hint="Only you and your colleagues see it. It is never mailed."
    action="Add note"
  />
);

/** Opens the note's field, and moves the focus to it. */
export function beginNote(): void {
  const place = document.querySelector<HTMLDetailsElement>('details[data-adds="Add note"]');
  place?.setAttribute('open', '');
  place?.querySelector('textarea')?.focus();
}
