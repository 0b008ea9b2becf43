import { discardMailMutation } from '#app/graphql/admin.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Deletes the undelivered mail that the form names. */
export const discardMail: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  const { discardMail: result } = await queryApi(discardMailMutation, { id });
  return respond(result.__typename === 'Receipt' ? { status: 'done' } : refusal(result));
};
