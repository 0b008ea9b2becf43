import { deleteEnquiryMutation } from '#app/graphql/admin.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Deletes the enquiry that the form names. */
export const deleteEnquiry: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  const { deleteContactSubmission: result } = await queryApi(deleteEnquiryMutation, { id });
  return respond(result.__typename === 'Deleted' ? { status: 'done' } : refusal(result));
};
