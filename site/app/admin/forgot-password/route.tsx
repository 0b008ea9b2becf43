import { limits } from '@agency/api/contract/limits';
import { forgotPasswordSchema } from '@agency/api/contract/session';
import type { Ref } from 'react';
import type { MetaDescriptor } from 'react-router';
import { readForm } from '#app/form/read-form.ts';
import { requestPasswordResetMutation } from '#app/graphql/session.ts';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { answerOrFault, refusal, respond } from '../actions/action-result.ts';
import { privatePage } from '../private-page.ts';
import { Gate } from '../sign-in/gate.tsx';
import { message as messageStyle } from '../sign-in/sign-in.css.ts';
import { useFormPage } from '../use-form-page.ts';
import type { Route } from './+types/route.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

export const handle: Hydration = { hydrate: 'at once' };

export const action = ({ context, request }: Route.ActionArgs) => requestReset(request, context.get(siteContext));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(serverAction);
export const headers = () => privatePage;

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
    <Gate
      title="Forgot your password?"
      lead="Enter the e-mail address of your account. A link to set a new password goes there."
    >
      <ForgotPasswordForm answer={actionData} pending={pending} onValid={onValid} />
    </Gate>
  );
}

/** Says what happens next, the same whether the address is known or not. */
function CheckYourEmail({ title, message }: { title: Ref<HTMLHeadingElement>; message: string | undefined }) {
  return (
    <Gate title="Check Your Email" titleRef={title}>
      <div className={messageStyle}>
        <p>{message}</p>
        <p>
          The link works once, for {limits.resetLinkMinutes} minutes. If it does not arrive, check your spam folder.
        </p>
        <p>
          No more than {limits.resetLinksPerHour} links an hour go to one address, whoever asks for them. After that,
          wait an hour before you ask again.
        </p>
        <TextLink to="/admin">Back to login</TextLink>
      </div>
    </Gate>
  );
}

/** Asks for a link to set a new password. */
async function requestReset(request: Request, { queryApi, logError }: SiteContext) {
  const submission = await readForm(request, forgotPasswordSchema);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply() });
  try {
    const input = submission.value;
    const { requestPasswordReset: result } = await queryApi(requestPasswordResetMutation, { input });
    return respond(
      result.__typename === 'Receipt' ? { status: 'done', message: result.message } : refusal(result, { submission }),
    );
  } catch (error) {
    logError(error);
    return respond({ status: 'fault', form: submission.reply() });
  }
}
