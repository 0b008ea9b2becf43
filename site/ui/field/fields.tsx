import { limits } from '@agency/api/contract/limits';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import * as styles from './field.css.ts';
import { control } from './field.css.ts';
import { Field } from './field.tsx';

/**
 * What every field takes: how a form library sees the entry, and the texts around it. The controls keep their own entries
 * (uncontrolled), so that conform, react-hook-form and a plain form feed the same fields; a library that listens adds
 * `ref`, `onChange` and `onBlur`.
 */
type FieldBinding = {
  field: {
    id?: string;
    name: string;
    /** What it begins with, as text or as yes and no. */
    initialValue?: unknown;
    /** What is wrong with it; the first is shown, since one at a time is enough to act on. */
    errors?: readonly string[];
  };
};

/** A field as the shell's form library binds it, with whatever else that must be called. */
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

/** What the field begins with, as text: what was typed, when the server sent it back. */
const initialText = ({ initialValue }: FieldBinding['field']): string =>
  typeof initialValue === 'string' ? initialValue : '';

/** One line of text. There is no `maxLength`: a text that is cut while it is pasted is lost without notice. */
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

/** What a list is searched for, without a label of its own: `aria-label` names it. */
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
    /** What stands while nothing is chosen. Unset = the first option is chosen. */
    empty?: string;
  };

/** One of several: the value is sent, the label is read. */
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

/** A secret, with a button that shows it. It is never written back into a page. */
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
