import type { ComponentProps } from 'react';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { type BoundField, beginning, problem } from './bound-field.ts';

type SelectFieldProps = BoundField &
  Pick<ComponentProps<'select'>, 'autoFocus' | 'autoComplete'> & {
    options: readonly { value: string; label: string }[];
    /** What stands while nothing is chosen. Unset = the first option is chosen. */
    empty?: string;
  };

/** One of several: the value is sent, the label is read. */
export function SelectField({ field, label, hint, optional, options, empty, ...select }: SelectFieldProps) {
  return (
    <Field id={field.id} label={label} hint={hint} optional={optional} error={problem(field)}>
      {(attributes) => (
        <select
          className={control({ as: 'select' })}
          name={field.name}
          defaultValue={beginning(field)}
          required={!optional}
          {...select}
          {...attributes}
        >
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
