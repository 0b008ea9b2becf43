import { useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { toast } from '#app/ui/toast/toast-store.ts';
import { notices } from '../notices.ts';
import { useIntent } from '../use-intent.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * Asks to sign in again, over the dashboard as it was and over whatever stands open on it. Closed unanswered, it comes
 * back with the next thing that needs a session: each reading of the page (`reading`) asks once.
 */
export function SessionEnded({ reading, username }: { reading: object | null; username: string }) {
  const [closed, setClosed] = useState<object | null>(null);
  // Awaited here and not in the dialog, which is gone as soon as the session is back.
  const { Form, onSubmit, pending, answer } = useIntent(({ status }) => {
    if (status === 'done') toast(notices['signed-in']);
  });
  return (
    <Dialog
      open={reading !== null && reading !== closed}
      onOpenChange={(open) => open || setClosed(reading)}
      title="Your session has ended"
      description="Log in to go on where you were. Nothing you typed is lost."
      holds
    >
      <SignInForm Form={Form} answer={answer} pending={pending} onValid={onSubmit} username={username} stay />
    </Dialog>
  );
}
