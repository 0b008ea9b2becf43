import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { type BoundControl, PasswordField, TextField } from '#ui/field/fields.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';

type SignInFieldsProps = {
  /** A field as the shell's form library binds it. `username` null: the user is known, and only the password is asked for. */
  username: BoundControl | null;
  password: BoundControl;
  /** Why the last attempt failed as a whole. */
  failure: string | null;
  pending: boolean;
  /** What is asked before, such as the server. */
  before?: ReactNode;
  /** Further links beside the button. */
  children?: ReactNode;
};

/** The fields of a form that opens a session, in either shell. */
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

/** The message when the request itself failed. */
export const signInFailed = 'Please check your credentials and try again.';
