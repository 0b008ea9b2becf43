import { retryMailMutation } from '#app/graphql/admin.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Sends the undelivered mail that the form names once more. */
export const retryMail: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  const { retryMail: result } = await queryApi(retryMailMutation, { id });
  return respond(result.__typename === 'Receipt' ? { status: 'done', message: result.message } : refusal(result));
};
