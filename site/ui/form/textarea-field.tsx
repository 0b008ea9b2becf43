import type { ComponentProps } from 'react';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { type BoundField, beginning, problem } from './bound-field.ts';

type TextareaFieldProps = BoundField & Pick<ComponentProps<'textarea'>, 'rows' | 'autoFocus' | 'placeholder'>;

/** Text of several lines. */
export function TextareaField({ field, label, hint, optional, ...textarea }: TextareaFieldProps) {
  return (
    <Field id={field.id} label={label} hint={hint} optional={optional} error={problem(field)}>
      {(attributes) => (
        <textarea
          className={control({ as: 'textarea' })}
          name={field.name}
          defaultValue={beginning(field)}
          required={!optional}
          {...textarea}
          {...attributes}
        />
      )}
    </Field>
  );
}
