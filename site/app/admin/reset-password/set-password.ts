import { resetPasswordSchema } from '@agency/api/contract/session';
import { readForm } from '#app/form/read-form.ts';
import { resetPasswordMutation } from '#app/graphql/session.ts';
import type { SiteContext } from '#app/site-context.ts';
import { refusal, respond } from '../actions/action-result.ts';

const hideFields = ['newPassword'];

/** Sets a new password with the token that the form carries. */
export async function setPassword(request: Request, { queryApi, logError }: SiteContext) {
  const submission = await readForm(request, resetPasswordSchema);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply({ hideFields }) });
  try {
    const { resetPassword: result } = await queryApi(resetPasswordMutation, { input: submission.value });
    return respond(
      result.__typename === 'Receipt'
        ? { status: 'done', message: result.message }
        : refusal(result, { submission, hideFields }),
    );
  } catch (error) {
    logError(error);
    return respond({ status: 'fault', form: submission.reply({ hideFields }) });
  }
}
