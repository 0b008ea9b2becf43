import { signInSchema } from '@agency/api/contract/session';
import type { ComponentType } from 'react';
import { Form, type FormProps } from 'react-router';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { TextLink } from '#app/link/text-link.tsx';
import { SignInFields, signInFailed } from '#ui/admin/sign-in/sign-in-fields.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { type ActionResult, failureOf } from '../actions/action-result.ts';
import { type PageFormProps, useFormPage } from '../use-form-page.ts';
import { SignedOutPage } from './signed-out-page.tsx';

type SignInFormProps = PageFormProps & {
  /** The router's form component, or a fetcher's, which does not navigate. */
  Form: ComponentType<FormProps>;
  /** The user name of the ended session. Absent if there was none. */
  username?: string;
  /** Whether the sign-in leaves the page as it is. */
  stay?: boolean;
};

/** The form with user name and password. After a refusal, the form keeps the name but not the password. */
export function SignInForm({ Form, answer, pending, onValid, username, stay = false }: SignInFormProps) {
  const [form, fields] = useContractForm({
    id: 'sign-in',
    schema: signInSchema,
    values: { username },
    reply: answer?.form,
    onValid,
  });
  const failure = failureOf(answer, signInFailed);
  return (
    <Stack as={Form} method="post" gap="denseLarge" {...formAttributes(form)}>
      <input type="hidden" name="intent" value="sign-in" />
      {stay ? <input type="hidden" name="stay" value="yes" /> : null}
      <SignInFields
        username={{ field: fields.username }}
        password={{ field: fields.password }}
        failure={failure}
        pending={pending}
      >
        {stay ? null : <TextLink to="/admin/forgot-password">Forgot your password?</TextLink>}
      </SignInFields>
    </Stack>
  );
}

export function SignInPage({ answer }: { answer: ActionResult | undefined }) {
  const { pending, onValid } = useFormPage(answer, null);
  return (
    <SignedOutPage title="Log in">
      <SignInForm Form={Form} answer={answer} pending={pending} onValid={onValid} />
    </SignedOutPage>
  );
}
