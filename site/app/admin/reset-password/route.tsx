import { limits } from '@agency/api/contract/limits';
import { resetPasswordSchema } from '@agency/api/contract/session';
import { type Ref, useEffect } from 'react';
import { Form, Link, type MetaDescriptor } from 'react-router';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { resetLinkQuery, resetPasswordMutation } from '#app/graphql/session.ts';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { PasswordField } from '#ui/field/fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { answerForm, answerOrFault, failureOf, refusal } from '../actions/action-result.ts';
import { ForgotPasswordForm } from '../forgot-password/forgot-password-form.tsx';
import { message as messageStyle } from '../sign-in/signed-out-page.css.ts';
import { SignedOutPage } from '../sign-in/signed-out-page.tsx';
import { type PageFormProps, useFormPage } from '../use-form-page.ts';
import type { Route } from './+types/route.ts';

export const handle: Hydration = { hydrate: 'at once' };

/**
 * Reads the token from the URL, from which `ResetPassword` then removes it. Also checks the link, so that nobody
 * chooses a password for a dead link. If the API fails, the link counts as valid until the form is sent.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { queryApi, logError } = context.get(siteContext);
  if (token === '') return { token, isDead: false };
  const isDead = await queryApi(resetLinkQuery, { token }).then(
    ({ isResetLink }) => !isResetLink,
    (error: unknown) => {
      logError(error);
      return false;
    },
  );
  return { token, isDead };
}

export const action = ({ context, request }: Route.ActionArgs) => setPassword(request, context.get(siteContext));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(serverAction);
export const shouldRevalidate = () => false;

export const headers = () => personalHeaders;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: 'Reset password',
    description: 'Set a new password with the link from your email.',
    hidden: true,
  });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { pending, onValid, title } = useFormPage(actionData, { title: 'Password reset' });
  // Without scripts, the form is posted to a URL without the token, so the token comes back in the result.
  const token = loaderData.token || String(actionData?.form?.initialValue?.token ?? '');

  useEffect(() => {
    // Removes the token from the URL and from the history, where others could read it later.
    if (window.location.search) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  if (actionData?.status === 'done') return <ResetComplete title={title} message={actionData.message} />;
  if (actionData?.status === 'expired') return <ExpiredResetLink message={actionData.message} />;
  if (!token) return <InvalidResetLink />;
  return (
    <SignedOutPage title="Reset your password" lead="Choose a new password. You will be logged out everywhere else.">
      <Stack gap="denseLarge">
        {loaderData.isDead && !actionData ? <DeadLinkNotice /> : null}
        <ResetPasswordForm
          token={token}
          isDead={loaderData.isDead && !actionData}
          answer={actionData}
          pending={pending}
          onValid={onValid}
        />
      </Stack>
    </SignedOutPage>
  );
}

/** Shown if the URL has no token, for example after a reload. */
function InvalidResetLink() {
  return (
    <SignedOutPage title="Invalid Reset Link">
      <div className={messageStyle}>
        <p>This link is incomplete. Open the link in the email again, or request a new one.</p>
        <LinkButton to="/admin/forgot-password">Request a new link</LinkButton>
      </div>
    </SignedOutPage>
  );
}

/**
 * Shown above the form if the link is no longer valid. It does not replace the form, because SPEC requires the form for
 * any token.
 */
function DeadLinkNotice() {
  return (
    <Notice tone="negative" title="This link no longer works">
      <Stack gap="dense" align="start">
        <p>
          A link works only once and expires after {limits.resetLinkMinutes} minutes, so this form cannot set a
          password.
        </p>
        <LinkButton to="/admin/forgot-password" size="compact">
          Request a new link
        </LinkButton>
      </Stack>
    </Notice>
  );
}

/** Replaces the form if it was sent with a link that is no longer valid. Offers to send another link. */
function ExpiredResetLink({ message }: { message: string | undefined }) {
  const { pending, onValid } = useFormPage(undefined, null);
  return (
    <SignedOutPage title="Reset your password" lead="Enter your email address to get a new link.">
      <Stack gap="denseLarge">
        <Notice tone="negative" title="Reset failed" ref={takeFocus}>
          {message}
        </Notice>
        <ForgotPasswordForm answer={undefined} pending={pending} onValid={onValid} />
      </Stack>
    </SignedOutPage>
  );
}

function ResetComplete({ title, message }: { title: Ref<HTMLHeadingElement>; message: string | undefined }) {
  return (
    <SignedOutPage title="Password Reset Complete" titleRef={title}>
      <div className={messageStyle}>
        <p>{message}</p>
        <LinkButton to="/admin">Go to Login</LinkButton>
      </div>
    </SignedOutPage>
  );
}

type ResetPasswordFormProps = PageFormProps & {
  token: string;
  /** Whether the link was already invalid when the page was opened. */
  isDead: boolean;
};

/** The form for the new password. The token is in the form, because it is no longer in the URL. */
function ResetPasswordForm({ token, isDead, answer, pending, onValid }: ResetPasswordFormProps) {
  const [form, fields] = useContractForm({
    id: 'reset-password',
    schema: resetPasswordSchema,
    reply: answer?.form,
    onValid,
  });
  const failure = failureOf(answer, 'Failed to reset password. The link may be expired.');
  return (
    <Stack as={Form} method="post" action="/admin/reset-password" gap="denseLarge" {...formAttributes(form)}>
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
      <Inline align="center">
        <SubmitButton pending={pending} pendingLabel="Saving..." look={{ kind: isDead ? 'secondary' : 'primary' }}>
          Reset password
        </SubmitButton>
        <TextLink to="/admin" back>
          Back to login
        </TextLink>
      </Inline>
    </Stack>
  );
}

const hideFields = ['newPassword'];

function setPassword(request: Request, site: SiteContext) {
  return answerForm(request, resetPasswordSchema, { site, hideFields }, async (submission) => {
    const { resetPassword: result } = await site.queryApi(resetPasswordMutation, { input: submission.value });
    return result.__typename === 'Receipt'
      ? { status: 'done', message: result.message }
      : refusal(result, { submission, hideFields });
  });
}
