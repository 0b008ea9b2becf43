import { signInSchema } from '@agency/api/contract/session';
import type { ComponentType, FormEvent } from 'react';
import { useEffect } from 'react';
import type { FormProps } from 'react-router';
import { Form } from 'react-router';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { TextLink } from '#app/link/text-link.tsx';
import { PasswordField, TextField } from '#ui/field/fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { type Answer, failureOf } from '../actions/action-result.ts';
import { useFormPage } from '../use-form-page.ts';
import { Gate } from './gate.tsx';
import * as styles from './sign-in.css.ts';

type SignInFormProps = {
  /** The kind of form: one that leads on to the page, or one that stays where it is. */
  Form: ComponentType<FormProps>;
  answer: Answer | undefined;
  pending: boolean;
  onValid(event: FormEvent<HTMLFormElement>): void;
  /** Who is known to have been here before. */
  username?: string;
  /** The session opens, and the page stays. */
  stay?: boolean;
};

/** What is told when the request itself failed. */
export const noAnswer = 'Please check your credentials and try again.';

/** User name and password. The name is kept when they are refused; the password is not sent back. */
export function SignInForm({ Form, answer, pending, onValid, username, stay = false }: SignInFormProps) {
  const [form, fields] = useContractForm({
    id: 'sign-in',
    schema: signInSchema,
    values: { username },
    reply: answer?.form,
    onValid,
  });
  const failure = failureOf(answer, noAnswer);
  return (
    <Form method="post" className={styles.form} {...formAttributes(form)}>
      <input type="hidden" name="intent" value="sign-in" />
      {stay ? <input type="hidden" name="stay" value="yes" /> : null}
      {failure && !pending ? (
        <Notice tone="negative" title="Login failed">
          {failure}
        </Notice>
      ) : null}
      <TextField
        field={fields.username}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
      <div className={styles.ways}>
        <SubmitButton pending={pending} pendingLabel="Logging in...">
          Log in
        </SubmitButton>
        {stay ? null : <TextLink to="/admin/forgot-password">Forgot your password?</TextLink>}
      </div>
    </Form>
  );
}

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
