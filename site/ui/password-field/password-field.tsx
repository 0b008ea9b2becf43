import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { type BoundField, problem } from '#ui/form/bound-field.ts';
import * as styles from './password-field.css.ts';

type PasswordFieldProps = Pick<BoundField, 'field' | 'label' | 'hint'> &
  Pick<ComponentProps<'input'>, 'autoFocus'> & { autoComplete: 'current-password' | 'new-password' };

/** A secret, which its button shows for whoever wants to see what they type. It is never written back into a page. */
export function PasswordField({ field, label, hint, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <Field id={field.id} label={label} hint={hint} error={problem(field)}>
      {(attributes) => (
        <div className={styles.box}>
          <input
            className={`${control({})} ${styles.entry}`}
            name={field.name}
            type={shown ? 'text' : 'password'}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...attributes}
          />
          <button
            type="button"
            className={styles.toggle}
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
