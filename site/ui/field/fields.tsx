import { limits } from '@agency/api/contract/limits';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import * as styles from './field.css.ts';
import { control } from './field.css.ts';
import { Field } from './field.tsx';

/**
 * The binding of a field: the form library's view of it, and its texts. The controls keep their own values (uncontrolled), so
 * that conform, react-hook-form and a plain form can use the same fields; a library that listens adds `ref`, `onChange` and
 * `onBlur`.
 */
type FieldBinding = {
  field: {
    id?: string;
    name: string;
    /** Its initial value, as text or as a boolean. */
    initialValue?: unknown;
    /** Its errors; the first is shown, since one at a time is enough to act on. */
    errors?: readonly string[];
  };
};

/** A field as the shell's form library binds it, with its handlers. */
export type BoundControl = FieldBinding & {
  // A library gives the same handlers to inputs, text areas and selects.
  onChange?(event: { target: EventTarget }): unknown;
  onBlur?(event: { target: EventTarget }): unknown;
  ref?(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null): void;
};

type FieldProps = FieldBinding & {
  label: string;
  /** What to enter, shown under the control. */
  hint?: ReactNode;
  /** May be left empty; the label says so. */
  optional?: boolean;
};

/** The initial text: what was typed, when the server sent it back. */
const initialText = ({ initialValue }: FieldBinding['field']): string =>
  typeof initialValue === 'string' ? initialValue : '';

/** One line of text. It has no `maxLength`, which would cut a pasted text without notice. */
export function TextField({ field, label, hint, optional, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field id={field.id} error={field.errors?.[0]} label={label} hint={hint} optional={optional}>
      {(attributes) => (
        <input
          className={control()}
          name={field.name}
          type="text"
          defaultValue={initialText(field)}
          required={!optional}
          {...input}
          {...attributes}
        />
      )}
    </Field>
  );
}

/** A search field without a visible label: `aria-label` names it. */
export function SearchInput({ className, ...input }: ComponentProps<'input'>) {
  return (
    <input
      className={clsx(control(), className)}
      type="search"
      maxLength={limits.search.max}
      spellCheck={false}
      {...input}
    />
  );
}

export function TextareaField({ field, label, hint, optional, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field id={field.id} error={field.errors?.[0]} label={label} hint={hint} optional={optional}>
      {(attributes) => (
        <textarea
          className={control({ as: 'textarea' })}
          name={field.name}
          defaultValue={initialText(field)}
          required={!optional}
          {...textarea}
          {...attributes}
        />
      )}
    </Field>
  );
}

type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly { value: string; label: string }[];
    /** The text while nothing is chosen. Unset = the first option is chosen. */
    empty?: string;
  };

/** A select: the value is sent, the label is shown. */
export function SelectField({ field, label, hint, optional, options, empty, ...select }: SelectFieldProps) {
  return (
    <Field id={field.id} error={field.errors?.[0]} label={label} hint={hint} optional={optional}>
      {(attributes) => (
        <select
          className={control({ as: 'select' })}
          name={field.name}
          defaultValue={initialText(field)}
          required={!optional}
          {...select}
          {...attributes}
        >
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckboxField({ field, label, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  const { initialValue } = field;
  return (
    <Field id={field.id} error={field.errors?.[0]} label={label} hint={hint} inline>
      {(attributes) => (
        <input
          type="checkbox"
          className={styles.box}
          name={field.name}
          defaultChecked={initialValue === 'on' || initialValue === true}
          {...input}
          {...attributes}
        />
      )}
    </Field>
  );
}

type PasswordFieldProps = FieldProps & ComponentProps<'input'> & { autoComplete: 'current-password' | 'new-password' };

/** A password, with a button that shows it. It is never written back into a page. */
export function PasswordField({ field, label, hint, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <Field id={field.id} error={field.errors?.[0]} label={label} hint={hint}>
      {(attributes) => (
        <div className={styles.password}>
          <input
            className={clsx(control(), styles.passwordEntry)}
            name={field.name}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...attributes}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.passwordToggle}
            aria-label="Show password"
            aria-pressed={shown}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          >
            <Sign size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
