import { rememberedUntil, signedOutHeaders, signInSchema } from '@agency/api/contract/session';
import { redirect } from 'react-router';
import { readForm } from '#app/form/parse-form.ts';
import { signInMutation, signOutMutation } from '#app/graphql/session.ts';
import { refusal, respond, type Verb } from '../actions/action-result.ts';
import { leaveNotice } from '../frame/notices.ts';

const hideFields = ['password'];

/** Signs in, and redirects to the form's page. If the form is in a dialog (`stay`), there is no redirect. */
export const signIn: Verb = async ({ request, form, site: { queryApi, cookies }, address }) => {
  const submission = await readForm(request, signInSchema);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply({ hideFields }) });
  const input = { ...submission.value, deviceToken: cookies.read('agency_device') };
  const { signIn: result } = await queryApi(signInMutation, { input });
  if (result.__typename !== 'SignedIn') return respond(refusal(result, { submission, hideFields }));
  const headers = new Headers({ 'Set-Cookie': cookies.set('agency_session', result.token, result.expiresAt) });
  headers.append('Set-Cookie', cookies.set('agency_device', result.deviceToken, rememberedUntil()));
  if (form.has('stay')) return respond({ status: 'done' }, headers);
  headers.append('Set-Cookie', leaveNotice(cookies, 'signed-in'));
  return redirect(address, { headers });
};

export const signOut: Verb = async ({ site: { queryApi, cookies } }) => {
  await queryApi(signOutMutation, {});
  const headers = new Headers({ ...signedOutHeaders, 'Set-Cookie': cookies.clear('agency_session') });
  headers.append('Set-Cookie', leaveNotice(cookies, 'signed-out'));
  return redirect('/admin', { headers });
};
