import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { type BoundControl, PasswordField, TextField } from '#ui/field/fields.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';

type SignInFieldsProps = {
  /** A field as the shell's form library binds it. `username` null: who it is is settled, and only the password asked for. */
  username: BoundControl | null;
  password: BoundControl;
  /** Why the last try failed as a whole. */
  failure: string | null;
  pending: boolean;
  /** What is asked before, such as the server. */
  before?: ReactNode;
  /** Other ways on, beside the button. */
  children?: ReactNode;
};

/** What is in a form that opens a session, whichever shell it is for. */
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

/** What is said when the request itself failed. */
export const signInFailed = 'Please check your credentials and try again.';
