import { forgotPasswordSchema } from '@agency/api/contract/session';
import type { Ref } from 'react';
import type { MetaDescriptor } from 'react-router';
import { requestPasswordResetMutation } from '#app/graphql/session.ts';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { ResetLinkNotes } from '#ui/admin/sign-in/reset-link-notes.tsx';
import { answerForm, answerOrFault, refusal } from '../actions/action-result.ts';
import { message as messageStyle } from '../sign-in/signed-out-page.css.ts';
import { SignedOutPage } from '../sign-in/signed-out-page.tsx';
import { useFormPage } from '../use-form-page.ts';
import type { Route } from './+types/route.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

export const handle: Hydration = { hydrate: 'at once' };

export const action = ({ context, request }: Route.ActionArgs) => requestReset(request, context.get(siteContext));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(serverAction);
export const headers = () => personalHeaders;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: 'Forgot password',
    description: 'Request a link to set a new password.',
    hidden: true,
  });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { pending, onValid, title } = useFormPage(actionData, { title: 'Reset link sent' });
  if (actionData?.status === 'done') return <CheckYourEmail title={title} message={actionData.message} />;
  return (
    <SignedOutPage
      title="Forgot your password?"
      lead="Enter the email address of your account. We’ll email you a link to set a new password."
    >
      <ForgotPasswordForm answer={actionData} pending={pending} onValid={onValid} />
    </SignedOutPage>
  );
}

/**
 * Shows what happens next. The text is the same for known and unknown addresses, because it must not reveal which
 * addresses are known.
 */
function CheckYourEmail({ title, message }: { title: Ref<HTMLHeadingElement>; message: string | undefined }) {
  return (
    <SignedOutPage title="Check Your Email" titleRef={title}>
      <div className={messageStyle}>
        <p>{message}</p>
        <ResetLinkNotes />
        <TextLink to="/admin" back>
          Back to login
        </TextLink>
      </div>
    </SignedOutPage>
  );
}

function requestReset(request: Request, site: SiteContext) {
  return answerForm(request, forgotPasswordSchema, { site }, async (submission) => {
    const { requestPasswordReset: result } = await site.queryApi(requestPasswordResetMutation, {
      input: submission.value,
    });
    return result.__typename === 'Receipt'
      ? { status: 'done', message: result.message }
      : refusal(result, { submission });
  });
}
