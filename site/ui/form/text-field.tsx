import type { ComponentProps } from 'react';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { type BoundField, beginning, problem } from './bound-field.ts';

type TextFieldProps = BoundField &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'spellCheck' | 'autoCapitalize'
  >;

/** One line of text. There is no `maxLength`: a text that is cut while it is pasted is lost without a word. */
export function TextField({ field, label, hint, optional, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field id={field.id} label={label} hint={hint} optional={optional} error={problem(field)}>
      {(attributes) => (
        <input
          className={control({})}
          name={field.name}
          type={type}
          // A password is never written back into a page.
          defaultValue={type === 'password' ? undefined : beginning(field)}
          required={!optional}
          {...input}
          {...attributes}
        />
      )}
    </Field>
  );
}
