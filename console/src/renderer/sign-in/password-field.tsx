import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { control } from '../ui/field/field.css.ts';
import { Field } from '../ui/field/field.tsx';
import * as styles from './sign-in.css.ts';

type PasswordFieldProps = { registered: UseFormRegisterReturn; error: string | undefined };

/** A secret, which its button shows for whoever wants to see what they type. */
export function PasswordField({ registered, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <Field label="Password" error={error}>
      {(attributes) => (
        <div className={styles.password}>
          <input
            className={clsx(control(), styles.entry)}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            spellCheck={false}
            {...attributes}
            {...registered}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Sign size={16} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
