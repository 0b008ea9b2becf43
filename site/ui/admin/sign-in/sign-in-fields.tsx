import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { type BoundControl, PasswordField, TextField } from '#ui/field/fields.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';

type SignInFieldsProps = {
  /** The binding of the username; null if the username is known, so that only the password is needed. */
  username: BoundControl | null;
  password: BoundControl;
  /** Why the last attempt failed; null if there was none, or if the fields show the reason. */
  failure: string | null;
  pending: boolean;
  /** Fields above the username, such as the console's server field. */
  before?: ReactNode;
  /** Further links next to the button. */
  children?: ReactNode;
};

/** The fields of the login form, for the browser and the console. */
export function SignInFields({ username, password, failure, pending, before, children }: SignInFieldsProps) {
  return (
    <>
      {failure && !pending ? (
        <Notice tone="negative" role="alert" title="Login failed">
          {failure}
        </Notice>
      ) : null}
      {before}
      {username ? (
        <TextField {...username} label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      ) : null}
      <PasswordField {...password} label="Password" autoComplete="current-password" />
      <Inline align="center">
        <button type="submit" className={button({})} aria-disabled={pending}>
          {pending ? 'Logging in...' : 'Log in'}
        </button>
        {children}
      </Inline>
    </>
  );
}

/** The message for a failed sign-in for which the server gave no message. */
export const signInFailed = 'Please check your credentials and try again.';
