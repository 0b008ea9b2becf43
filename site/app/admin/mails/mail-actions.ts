import { discardMailMutation, retryMailMutation, retryMailsMutation } from '#ui/admin/mails/mail.ts';
import { refusal, respond, type Verb } from '../actions/action-result.ts';

export const discardMail: Verb = async ({ id, site: { queryApi } }) => {
  const { discardMail: result } = await queryApi(discardMailMutation, { id });
  return respond(result.__typename === 'Receipt' ? { status: 'done' } : refusal(result));
};

/** Tries the undelivered mail that the form names again, or all where it names none. */
export const retryMail: Verb = async ({ id, site: { queryApi } }) => {
  const result = id
    ? (await queryApi(retryMailMutation, { id })).retryMail
    : (await queryApi(retryMailsMutation, {})).retryMails;
  if (result.__typename !== 'MailRetry') return respond(refusal(result));
  const delivery = result.refused > 0 ? 'refused' : result.trying > 0 ? 'trying' : 'delivered';
  return respond({ status: 'done', message: result.message, delivery });
};
