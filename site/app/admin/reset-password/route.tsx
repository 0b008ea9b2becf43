import { useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { siteContext } from '#app/site-context.ts';
import { settle } from '../actions/action-result.ts';
import { privatePage } from '../private-page.ts';
import { Gate } from '../sign-in/gate.tsx';
import { useFormPage } from '../use-form-page.ts';
import type { Route } from './+types/route.ts';
import { InvalidResetLink, ResetComplete, ResetPasswordForm } from './reset-password-form.tsx';
import { setPassword } from './set-password.ts';

export const handle: Hydration = { hydrate: 'at once' };

/** Reads the token once: the form carries it from here on, and the address is rid of it (see `ResetPassword`). */
export const loader = ({ url }: Route.LoaderArgs) => ({
  token: url.searchParams.get('token') ?? '',
});

export const action = ({ context, request }: Route.ActionArgs) => setPassword(request, context.get(siteContext));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => settle(serverAction);
export const shouldRevalidate = () => false;

/** The token is not told to the pages that are gone to from here. */
export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'no-referrer' });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: 'Reset password',
    description: 'Set a new password with the link from your mail.',
    hidden: true,
  });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { pending, onValid, title } = useFormPage(actionData, { title: 'Password reset' });
  // Without scripts the page is drawn anew after the form, whose address has no token: the answer brings it back.
  const token = loaderData.token || String(actionData?.form?.initialValue?.token ?? '');

  useEffect(() => {
    // Neither the history nor anybody who looks at the address later needs the token.
    if (window.location.search) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  if (actionData?.status === 'done') return <ResetComplete title={title} message={actionData.message} />;
  if (!token) return <InvalidResetLink />;
  return (
    <Gate
      title="Reset your password"
      lead="Choose a new password. Every other session of your account ends with the change."
    >
      <ResetPasswordForm token={token} answer={actionData} pending={pending} onValid={onValid} />
    </Gate>
  );
}
