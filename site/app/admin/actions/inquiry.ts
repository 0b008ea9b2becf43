import { deleteInquiryMutation, markInquiryReadMutation } from '#app/graphql/admin.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Deletes the inquiry that the form names. */
export const deleteInquiry: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  const { deleteContactSubmission: result } = await queryApi(deleteInquiryMutation, { id });
  return respond(result.__typename === 'Deleted' ? { status: 'done' } : refusal(result));
};

/** Marks the inquiry that the form names as read. */
export const markInquiryRead: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  const { markInquiryRead: result } = await queryApi(markInquiryReadMutation, { id });
  return respond(result.__typename === 'ContactSubmission' ? { status: 'done' } : refusal(result));
};
