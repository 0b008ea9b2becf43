import { type DefaultValue, type FormMetadata, type SubmissionResult, useForm } from '@conform-to/react';
import type { FormEvent } from 'react';
import type { z } from 'zod';
import { parseForm } from './parse-form.ts';

type ContractFormOptions<Schema extends z.ZodObject> = {
  /** The form's `id`, and the prefix of its fields' IDs. */
  id: string;
  schema: Schema;
  /** The initial values. A reset restores them. */
  values?: DefaultValue<z.input<Schema>>;
  /** The server's reply to the last submission (`submission.reply(...)`), whose errors are shown at their fields. */
  reply?: SubmissionResult<string[]> | null;
  /** Called with valid input. Unless it prevents the event's default, the browser sends the form. */
  onValid?(event: FormEvent<HTMLFormElement>, entries: FormData): void;
};

/**
 * Creates a form from a schema of the contract. Returns `[form, fields]`: pass `formAttributes(form)` to the `<form>`,
 * and each field to a `TextField`, `TextareaField`, `SelectField` or `CheckboxField`.
 *
 * A submit checks all values and focuses the first invalid field. After that, each change checks the values again.
 * Without scripts, the browser posts the form, and `reply` contains the errors and values.
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
  // conform renders a form again only if something changes that the last rendering has read. React may end a rendering
  // before it reaches the fields, so all that a field shows is read here.
  void form.allErrors;
  void form.initialValue;
  return [form, fields] as const;
}

/**
 * Returns the attributes that connect a `<form>` to its schema. They turn off the browser's validation, because ours
 * shows the contract's messages.
 */
export function formAttributes({ id, onSubmit }: Pick<FormMetadata<Record<string, unknown>>, 'id' | 'onSubmit'>) {
  return { id: id as string, onSubmit, noValidate: true };
}
