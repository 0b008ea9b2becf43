import { forgotPasswordSchema } from '@agency/api/contract/session';
import { readForm } from '#app/form/read-form.ts';
import { requestPasswordResetMutation } from '#app/graphql/session.ts';
import type { SiteContext } from '#app/site-context.ts';
import { refusal, respond } from '../actions/action-result.ts';

/** Asks for a link to set a new password. */
export async function requestReset(request: Request, { queryApi, logError }: SiteContext) {
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
