import { button } from '@agency/site/ui/button/button.css.ts';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { useState } from 'react';
import type { SignIn, SignInResult } from '#bridge/session.ts';
import { describeUnsaved, hasUnsaved } from '#bridge/unsaved.ts';
import { SignOutDialog } from '../shell/sign-out-dialog.tsx';
import { useUnsaved, useWorkspace } from '../workspace/workspace-context.ts';
import type { OnForgotPassword } from './forgot-password.tsx';
import * as styles from './sign-in.css.ts';
import { SignInForm } from './sign-in-form.tsx';

type SessionEndedProps = {
  open: boolean;
  onSignIn(input: SignIn): Promise<SignInResult>;
  onForgotPassword: OnForgotPassword;
  /** Closes everything, so that somebody else can sign in. */
  onLeave(): void;
};

/** Asks for the password again, in a dialog above the workspace, which stays unchanged. */
export function SessionEnded({ open, onSignIn, onForgotPassword, onLeave }: SessionEndedProps) {
  const { server, username } = useWorkspace();
  const unsaved = useUnsaved();
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      title="Your session has ended"
      description={`Log in again as ${username} at ${server} to continue where you were. Nothing you typed is lost.`}
      width="narrow"
      dismiss="never"
    >
      {hasUnsaved(unsaved) ? <p className={styles.unsaved}>{describeUnsaved(unsaved)}</p> : null}
      <SignInForm
        servers={[server]}
        username={username}
        onSignIn={onSignIn}
        onForgotPassword={onForgotPassword}
        passwordOnly
      >
        <button
          type="button"
          className={button({ kind: 'quiet' })}
          onClick={() => (hasUnsaved(unsaved) ? setAsking(true) : onLeave())}
        >
          Log out instead
        </button>
      </SignInForm>
      <SignOutDialog open={asking} onOpenChange={setAsking} onSignOut={onLeave} />
    </Dialog>
  );
}
