import { type DefaultValue, type FormMetadata, type SubmissionResult, useForm } from '@conform-to/react';
import type { FormEvent } from 'react';
import type { z } from 'zod';
import { parseForm } from './parse-form.ts';

type ContractFormOptions<Schema extends z.ZodObject> = {
  /** The form's `id`, and the prefix of its fields' ids. */
  id: string;
  schema: Schema;
  /** The initial values, also after a reset. */
  values?: DefaultValue<z.input<Schema>>;
  /** The server's reply to the last submission (`submission.reply(...)`), whose errors are shown at their fields. */
  reply?: SubmissionResult<string[]> | null;
  /** Called with valid input. Unless it prevents the event's default, the browser sends the form. */
  onValid?(event: FormEvent<HTMLFormElement>, entries: FormData): void;
};

/**
 * Creates a form from a schema of the contract. Returns `[form, fields]`: pass `formAttributes(form)` to the `<form>`, and each
 * field to a `TextField`, `TextareaField`, `SelectField` or `CheckboxField`.
 *
 * Values are checked when the form is submitted, and then while they are corrected; the first invalid one gets the focus.
 * Without JavaScript the same form is posted, and the server's reply returns errors and values.
 */
export function useContractForm<Schema extends z.ZodObject>(options: ContractFormOptions<Schema>) {
  const { id, schema, values, reply, onValid } = options;
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>, string[]>({
    id,
    defaultValue: values,
    lastResult: reply,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(formData, schema),
    onSubmit: (event, { formData }) => onValid?.(event, formData),
  });
  // conform renders a form again only when something changes that the last rendering read. React may end a rendering
  // before it reaches the fields, as when a state is set to its current value. So read all that a field shows here.
  void form.allErrors;
  void form.initialValue;
  return [form, fields] as const;
}

/** Connects a `<form>` to its schema. The browser's own checks are off: ours use the contract's messages at the fields. */
export function formAttributes({ id, onSubmit }: Pick<FormMetadata<Record<string, unknown>>, 'id' | 'onSubmit'>) {
  return { id: id as string, onSubmit, noValidate: true };
}
