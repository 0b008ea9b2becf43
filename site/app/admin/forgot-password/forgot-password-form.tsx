import { forgotPasswordSchema } from '@agency/api/contract/session';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { TextLink } from '#ui/button/text-link.tsx';
import { TextField } from '#ui/field/fields.tsx';
import { formAttributes } from '#ui/form/form-attributes.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useContractForm } from '#ui/form/use-contract-form.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { type Answer, failureOf } from '../actions/answer.ts';
import * as styles from '../sign-in/sign-in.css.ts';

type ForgotPasswordFormProps = {
  answer: Answer | undefined;
  pending: boolean;
  onValid(event: FormEvent<HTMLFormElement>): void;
};

/** The address that the link goes to. */
export function ForgotPasswordForm({ answer, pending, onValid }: ForgotPasswordFormProps) {
  const [form, fields] = useContractForm({
    id: 'forgot-password',
    schema: forgotPasswordSchema,
    reply: answer?.form,
    onValid,
  });
  const failure = failureOf(answer, 'Failed to send reset email. Please try again.');
  return (
    <Form method="post" className={styles.form} {...formAttributes(form)}>
      {failure && !pending ? (
        <Notice tone="negative" title="No link was sent" ref={takeFocus}>
          {failure}
        </Notice>
      ) : null}
      <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
      <div className={styles.ways}>
        <SubmitButton pending={pending}>Send reset link</SubmitButton>
        <TextLink to="/admin">Back to login</TextLink>
      </div>
    </Form>
  );
}
