import { limits } from '@agency/api/contract/limits';
import { resetPasswordSchema } from '@agency/api/contract/session';
import type { FormEvent } from 'react';
import { Form, Link } from 'react-router';
import { PasswordField } from '#ui/field/fields.tsx';
import { formAttributes } from '#ui/form/form-attributes.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useContractForm } from '#ui/form/use-contract-form.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { type Answer, failureOf } from '../actions/answer.ts';
import * as styles from '../sign-in/sign-in.css.ts';

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
