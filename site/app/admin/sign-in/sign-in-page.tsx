import { useEffect } from 'react';
import { Form } from 'react-router';
import { toast } from '#ui/toast/toast-store.ts';
import { type Answer, failureOf } from '../actions/answer.ts';
import { useFormPage } from '../use-form-page.ts';
import { Gate } from './gate.tsx';
import { noAnswer, SignInForm } from './sign-in-form.tsx';

/** The form that leads to the dashboard. */
export function SignInPage({ answer }: { answer: Answer | undefined }) {
  const { pending, onValid } = useFormPage(answer, null);

  useEffect(() => {
    const failure = failureOf(answer, noAnswer);
    if (failure) toast({ title: 'Login failed', description: failure, variant: 'destructive' });
  }, [answer]);

  return (
    <Gate title="Log in">
      <SignInForm Form={Form} answer={answer} pending={pending} onValid={onValid} />
    </Gate>
  );
}
