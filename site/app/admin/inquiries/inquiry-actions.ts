import { deleteInquiryMutation, markInquiryReadMutation } from '#ui/admin/inbox/inquiry.ts';
import { refusal, respond, type Verb } from '../actions/action-result.ts';

export const deleteInquiry: Verb = async ({ id, site: { queryApi } }) => {
  const { deleteContactSubmission: result } = await queryApi(deleteInquiryMutation, { id });
  return respond(result.__typename === 'Deleted' ? { status: 'done' } : refusal(result));
};

/** Marks the inquiry that the form names as read or unread. One that was deleted meanwhile has nothing left to mark. */
export const markInquiry =
  (read: boolean): Verb =>
  async ({ id, site: { queryApi } }) => {
    const { markInquiryRead: result } = await queryApi(markInquiryReadMutation, { id, read });
    const isDone = result.__typename === 'ContactSubmission' || result.__typename === 'NotFound';
    return respond(isDone ? { status: 'done' } : refusal(result));
  };
