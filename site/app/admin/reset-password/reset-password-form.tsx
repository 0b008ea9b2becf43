import { limits } from '@agency/api/contract/limits';
import { resetPasswordSchema } from '@agency/api/contract/session';
import type { FormEvent, Ref } from 'react';
import { Form, Link } from 'react-router';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { LinkButton } from '#app/link/link-button.tsx';
import { PasswordField } from '#ui/field/fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { type Answer, failureOf } from '../actions/action-result.ts';
import { Gate } from '../sign-in/gate.tsx';
import * as styles from '../sign-in/sign-in.css.ts';
import { words } from '../sign-in/sign-in.css.ts';

/** Stands where the address has no token, as after loading the page anew. */
export function InvalidResetLink() {
  return (
    <Gate title="Invalid Reset Link">
      <div className={words}>
        <p>
          This address lacks the part that came with the mail. Open the link in the mail again, or request a new one.
        </p>
        <LinkButton to="/admin/forgot-password">Request a new link</LinkButton>
      </div>
    </Gate>
  );
}

/** The new password holds. */
export function ResetComplete({ title, message }: { title: Ref<HTMLHeadingElement>; message: string | undefined }) {
  return (
    <Gate title="Password Reset Complete" titleRef={title}>
      <div className={words}>
        <p>{message}</p>
        <LinkButton to="/admin">Go to Login</LinkButton>
      </div>
    </Gate>
  );
}

type ResetPasswordFormProps = {
  token: string;
  answer: Answer | undefined;
  pending: boolean;
  onValid(event: FormEvent<HTMLFormElement>): void;
};

/** The new password. The token goes with it, and in no address. */
export function ResetPasswordForm({ token, answer, pending, onValid }: ResetPasswordFormProps) {
  const [form, fields] = useContractForm({
    id: 'reset-password',
    schema: resetPasswordSchema,
    reply: answer?.form,
    onValid,
  });
  const failure = failureOf(answer, 'Failed to reset password. The link may be expired.');
  return (
    <Form method="post" action="/admin/reset-password" className={styles.form} {...formAttributes(form)}>
      <input type="hidden" name="token" value={token} />
      {failure && !pending ? (
        <Notice tone="negative" title="Reset failed" ref={takeFocus}>
          {failure} <Link to="/admin/forgot-password">Request a new link</Link>
        </Notice>
      ) : null}
      <PasswordField
        field={fields.newPassword}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters. A sentence of several words is safe and easy to remember.`}
      />
      <div className={styles.ways}>
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Reset password
        </SubmitButton>
      </div>
    </Form>
  );
}
