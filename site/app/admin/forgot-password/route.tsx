import type { MetaDescriptor } from 'react-router';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { siteContext } from '#app/site-context.ts';
import { settle } from '../actions/action-result.ts';
import { privatePage } from '../private-page.ts';
import { Gate } from '../sign-in/gate.tsx';
import { useFormPage } from '../use-form-page.ts';
import type { Route } from './+types/route.ts';
import { CheckYourEmail, ForgotPasswordForm } from './forgot-password-form.tsx';
import { requestReset } from './request-reset.ts';

export const handle: Hydration = { hydrate: 'at once' };

export const action = ({ context, request }: Route.ActionArgs) => requestReset(request, context.get(siteContext));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => settle(serverAction);
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
