import { limits } from '@agency/api/contract/limits';
import { forgotPasswordSchema } from '@agency/api/contract/session';
import type { FormEvent, Ref } from 'react';
import { Form } from 'react-router';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { TextLink } from '#app/link/text-link.tsx';
import { TextField } from '#ui/field/fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { type Answer, failureOf } from '../actions/action-result.ts';
import { Gate } from '../sign-in/gate.tsx';
import * as styles from '../sign-in/sign-in.css.ts';
import { words } from '../sign-in/sign-in.css.ts';

/** Says what happens next, the same whether the address is known or not. */
export function CheckYourEmail({ title, message }: { title: Ref<HTMLHeadingElement>; message: string | undefined }) {
  return (
    <Gate title="Check Your Email" titleRef={title}>
      <div className={words}>
        <p>{message}</p>
        <p>The link works once, for {limits.resetLinkMinutes} minutes. If nothing arrives, look among the spam.</p>
        <p>
          No more than {limits.resetLinksPerHour} links an hour go to one address, whoever asks for them. After that,
          wait an hour before you ask again.
        </p>
        <TextLink to="/admin">Back to login</TextLink>
      </div>
    </Gate>
  );
}

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
