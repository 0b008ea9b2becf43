import { data } from 'react-router';
import type { SiteContext } from '#app/site-context.ts';
import { respond } from './answer.ts';
import { clearOrder } from './clear-order.ts';
import { deleteEnquiry } from './delete-enquiry.ts';
import { deleteProject } from './delete-project.ts';
import { discardMail } from './discard-mail.ts';
import type { Intent } from './intent.ts';
import { retryMail } from './retry-mail.ts';
import { saveProject } from './save-project.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import type { Verb } from './verb.ts';

const verbs: Record<Intent, Verb> = {
  'sign-in': signIn,
  'sign-out': signOut,
  'save-project': saveProject,
  'delete-project': deleteProject,
  'delete-enquiry': deleteEnquiry,
  'retry-mail': retryMail,
  'discard-mail': discardMail,
  'clear-order': clearOrder,
};

/** Does what a form's `intent` says. A fault is logged, and told to the form that was sent, so that nothing typed is lost. */
export async function runIntent(request: Request, url: URL, site: SiteContext) {
  const form = await request.clone().formData();
  const verb = verbs[form.get('intent') as Intent];
  if (!verb) throw data(null, { status: 400 });
  try {
    return await verb({ request, form, site, address: url.pathname + url.search });
  } catch (error) {
    site.logError(error);
    return respond({ status: 'fault' });
  }
}
