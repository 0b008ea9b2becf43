import { forgotPasswordSchema } from '@agency/api/contract/session';
import { Form } from 'react-router';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { TextLink } from '#app/link/text-link.tsx';
import { TextField } from '#ui/field/fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { failureOf } from '../actions/action-result.ts';
import type { PageFormProps } from '../use-form-page.ts';

/**
 * The form to request a link to set a new password. It posts to the forgot-password page from every page that
 * contains it.
 */
export function ForgotPasswordForm({ answer, pending, onValid }: PageFormProps) {
  const [form, fields] = useContractForm({
    id: 'forgot-password',
    schema: forgotPasswordSchema,
    reply: answer?.form,
    onValid,
  });
  const failure = failureOf(answer, 'Failed to send reset email. Please try again.');
  return (
    <Stack as={Form} method="post" action="/admin/forgot-password" gap="denseLarge" {...formAttributes(form)}>
      {failure && !pending ? (
        <Notice tone="negative" title="No link was sent" ref={takeFocus}>
          {failure}
        </Notice>
      ) : null}
      <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
      <Inline align="center">
        <SubmitButton pending={pending}>Send reset link</SubmitButton>
        <TextLink to="/admin" back>
          Back to login
        </TextLink>
      </Inline>
    </Stack>
  );
}
