import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { notices } from '../frame/notices.ts';
import { useIntent } from '../use-intent.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * Asks the admin to sign in again, in a dialog above the unchanged page. A closed dialog opens again at the next
 * response that reports a missing session (`ended`). A sign-in in another tab closes the dialog.
 */
export function SessionEnded({ ended, username }: { ended: object | null; username: string }) {
  const [closed, setClosed] = useState<object | null>(null);
  // Whether the admin just signed in. A page that was requested earlier may still arrive without a session, so the page
  // is reloaded before the dialog opens again.
  const [signedIn, setSignedIn] = useState(false);
  const asks = ended !== null && ended !== closed;
  const doubtful = asks && signedIn && 'view' in ended;
  const open = asks && !doubtful;
  const { revalidate } = useRevalidator();
  // Handles the result here, because the dialog's content is gone once there is a session.
  const { Form, onSubmit, pending, answer } = useIntent(({ status }) => {
    if (status !== 'done') return;
    toast(notices['signed-in']);
    setClosed(ended);
    setSignedIn(true);
  });
  useEffect(() => {
    if (!doubtful) return;
    setClosed(ended);
    setSignedIn(false);
    void revalidate();
  }, [doubtful, ended, revalidate]);

  useEffect(() => {
    if (!open) return;
    const readAgain = () => void revalidate();
    // Checks the session again when the admin returns from another window or tab. `visibilitychange` is for phones,
    // where switching tabs does not trigger `focus`.
    window.addEventListener('focus', readAgain);
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      window.removeEventListener('focus', readAgain);
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [open, revalidate]);

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => stays || setClosed(ended)}
      title="Your session has ended"
      description="Log in to continue where you left off. Nothing you typed is lost. You may need to repeat your last action."
      dismiss="explicit"
      firstField="password"
    >
      <SignInForm Form={Form} answer={answer} pending={pending} onValid={onSubmit} username={username} stay />
    </Dialog>
  );
}
