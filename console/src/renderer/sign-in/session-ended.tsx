import type { SignIn, SignInOutcome } from '#bridge/session.ts';
import { button } from '../ui/button/button.css.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import * as styles from './sign-in.css.ts';
import { SignInForm } from './sign-in-form.tsx';

type SessionEndedProps = {
  open: boolean;
  server: string;
  username: string;
  /** How many writes the server has not got yet. */
  waiting: number;
  onSignIn(input: SignIn): Promise<SignInOutcome>;
  /** Somebody else wants to come in: everything that lies open is left. */
  onLeave(): void;
};

/** Asks for the password again, over whatever lies open: it stays as it is, half typed or not. */
export function SessionEnded({ open, server, username, waiting, onSignIn, onLeave }: SessionEndedProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      title="Your session has ended"
      description={`Log in to go on where you were, as ${username} at ${server}. Nothing you typed is lost.`}
      width="narrow"
      holds
    >
      {waiting > 0 ? (
        <p className={styles.waiting}>
          {waiting === 1 ? 'One change waits' : `${waiting} changes wait`} to be sent. Signing out would lose them.
        </p>
      ) : null}
      <SignInForm servers={[server]} username={username} onSignIn={onSignIn} settled>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onLeave}>
          Sign out instead
        </button>
      </SignInForm>
    </Dialog>
  );
}
