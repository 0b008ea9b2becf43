import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { type BoundControl, PasswordField, TextField } from '#ui/field/fields.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';

type SignInFieldsProps = {
  /** A field that a form library has bound. `username` is null if the user is known and only enters the password. */
  username: BoundControl | null;
  password: BoundControl;
  /** Why the last attempt failed, if not because of a field. */
  failure: string | null;
  pending: boolean;
  /** Fields that come first, such as the server. */
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

/** The message for a failed sign-in that has no message of its own. */
export const signInFailed = 'Please check your credentials and try again.';
