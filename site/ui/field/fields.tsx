import { limits } from '@agency/api/contract/limits';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import * as styles from './field.css.ts';
import { control } from './field.css.ts';
import { Field } from './field.tsx';

/**
 * The binding of a field to a form library. The inputs are uncontrolled, so that the same fields work with conform,
 * react-hook-form and a plain form. A library that listens to changes adds `ref`, `onChange` and `onBlur`.
 */
type FieldBinding = {
  field: {
    id?: string;
    name: string;
    /** The field's initial value, as text or as a boolean. */
    initialValue?: unknown;
    /** The field's errors. Only the first is shown. */
    errors?: readonly string[];
  };
};

/** A field with the handlers of the form library that binds it. */
export type BoundControl = FieldBinding & {
  // A library gives the same handlers to inputs, text areas and selects.
  onChange?(event: { target: EventTarget }): unknown;
  onBlur?(event: { target: EventTarget }): unknown;
  ref?(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null): void;
};

type FieldProps = FieldBinding & {
  label: ReactNode;
  /** What to enter, shown under the control. */
  hint?: ReactNode;
  /** Whether the field may be left empty. The label says so. */
  optional?: boolean;
};

/** Returns the initial text. If the server returned the form, this is the typed text. */
const initialText = ({ initialValue }: FieldBinding['field']): string =>
  typeof initialValue === 'string' ? initialValue : '';

/** A single-line text field. It has no `maxLength`, because a browser would silently cut pasted text. */
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

/** A search field without a visible label. `aria-label` names the field. */
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

type TextareaFieldProps = FieldProps &
  ComponentProps<'textarea'> & {
    /**
     * Whether the field begins with three lines and grows with its text. A browser without support for this shows
     * `rows` lines.
     */
    grows?: boolean;
    /** Buttons at the end of the label's line. */
    tools?: ReactNode;
  };

export function TextareaField({ field, label, hint, tools, optional, grows, ...textarea }: TextareaFieldProps) {
  return (
    <Field id={field.id} error={field.errors?.[0]} label={label} hint={hint} tools={tools} optional={optional}>
      {(attributes) => (
        <textarea
          className={clsx(control({ as: 'textarea' }), grows && styles.growing)}
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
    /** The text of an empty option, which is selected first. Without this text, the first option is selected. */
    empty?: string;
  };

/** A select that sends the `value` and shows the `label` of an option. */
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

/** A password field with a button that shows the password. The field never contains an initial value. */
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
