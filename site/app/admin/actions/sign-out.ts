import { redirect } from 'react-router';
import { signOutMutation } from '#app/graphql/session.ts';
import { leaveNotice } from '../notice-cookie.ts';
import type { Verb } from './verb.ts';

/** Ends the session and leads to the login form. */
export const signOut: Verb = async ({ site: { queryApi, signInCookie } }) => {
  await queryApi(signOutMutation, {});
  const headers = new Headers({ 'Set-Cookie': signInCookie.clear() });
  headers.append('Set-Cookie', await leaveNotice('signed-out'));
  return redirect('/admin', { headers });
};
