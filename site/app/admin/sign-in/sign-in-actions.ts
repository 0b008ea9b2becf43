import { signInSchema } from '@agency/api/contract/session';
import { redirect } from 'react-router';
import { readForm } from '#app/form/read-form.ts';
import { signInMutation, signOutMutation } from '#app/graphql/session.ts';
import { refusal, respond, type Verb } from '../actions/action-result.ts';
import { leaveNotice } from '../frame/notices.ts';

const hideFields = ['password'];

/** Opens a session and leads back to where the form stood; a form that stands over the page (`stay`) leaves it there. */
export const signIn: Verb = async ({ request, form, site: { queryApi, signInCookie }, address }) => {
  const submission = await readForm(request, signInSchema);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply({ hideFields }) });
  const { signIn: result } = await queryApi(signInMutation, { input: submission.value });
  if (result.__typename !== 'SignedIn') return respond(refusal(result, { submission, hideFields }));
  const headers = new Headers({ 'Set-Cookie': signInCookie.set(result.token, result.expiresAt) });
  if (form.has('stay')) return respond({ status: 'done' }, headers);
  headers.append('Set-Cookie', await leaveNotice('signed-in'));
  return redirect(address, { headers });
};

export const signOut: Verb = async ({ site: { queryApi, signInCookie } }) => {
  await queryApi(signOutMutation, {});
  const headers = new Headers({ 'Set-Cookie': signInCookie.clear() });
  headers.append('Set-Cookie', await leaveNotice('signed-out'));
  return redirect('/admin', { headers });
};
