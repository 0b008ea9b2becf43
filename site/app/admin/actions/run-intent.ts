import { errorCodes } from '@agency/api/contract/errors';
import { type ActionFunctionArgs, data } from 'react-router';
import { readEntries } from '#app/form/parse-form.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { signIn, signOut } from '../sign-in/sign-in-actions.ts';
import { restoreRevision } from '../writing/restore-revision.ts';
import { respond, type Verb } from './action-result.ts';
import { runMutation } from './run-mutation.ts';

/** The handlers of forms, by the form's `intent` field. */
const verbs = new Map<unknown, Verb>([
  ['sign-in', signIn],
  ['sign-out', signOut],
  ['mutate', runMutation],
  ['restore-revision', restoreRevision],
]);

/**
 * Runs the handler of a form's `intent`. If the handler fails, logs the error and returns the status `fault`. The form
 * then keeps what was typed.
 *
 * @throws what `readEntries` throws, and a 400 for an unknown intent, kind or mutation.
 */
export async function runIntent(request: Request, url: URL, site: SiteContext) {
  const form = await readEntries(request.clone());
  const verb = verbs.get(form.get('intent'));
  if (!verb) throw data(null, { status: 400, statusText: 'Bad Request' });
  try {
    return await verb({ request, form, id: String(form.get('id') ?? ''), site, address: url.pathname + url.search });
  } catch (error) {
    // Rethrows an HTTP error that a handler threw on purpose, such as the 400 for an unknown kind.
    if (error instanceof Object && 'init' in error) throw error;
    const { code, message } = error as { code?: string; message?: string };
    if (code === errorCodes.otherAdmin && message) return respond({ status: 'refused', message });
    site.logError(error);
    return respond({ status: 'fault' });
  }
}

/**
 * The action of every screen. Each route exports it under the name `action`. React Router then leaves the action, and
 * the server code that it imports, out of the browser's scripts.
 */
export const action = ({ context, request, url }: ActionFunctionArgs) =>
  runIntent(request, url, context.get(siteContext));
