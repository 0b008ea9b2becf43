import type { SubmissionResult } from '@conform-to/react';
import { forgetDraft } from '#app/form/use-draft.ts';
import { type ToastContent, toast } from '#ui/toast/toast-store.ts';

/** The result of an inquiry. `unchecked`: it has no token of the bot check. */
export type InquiryResult = {
  outcome: 'sent' | 'unchecked' | 'failed';
  /** The message for the visitor. */
  message: string;
  /** The reply for the form: the errors of its fields, and its values for a form that was posted without scripts. */
  reply: SubmissionResult<string[]>;
};

/** The message if the cause of a failure is unknown (SPEC section 8). */
export const unexplained = 'Something went wrong. Please try again.';

export const verifyYouAreHuman = 'Please verify that you are not a robot, then send your message.';

const titles = {
  sent: 'Message sent successfully!',
  unchecked: 'Please complete the reCAPTCHA',
  failed: 'Error sending message',
} as const;

/** Returns the notice of a result, for a toast or the form. */
export function noticeOf({ outcome, message }: Pick<InquiryResult, 'outcome' | 'message'>): ToastContent {
  return { title: titles[outcome], description: message, variant: outcome === 'sent' ? 'default' : 'destructive' };
}

export const inquiryFormId = 'inquiry';

/** The key of the form's draft in `sessionStorage`. */
export const draftKey = 'inquiry';

/**
 * Reports the result of an inquiry, on any page of the site. A toast reports success, or a failure if the form is gone;
 * otherwise, the form shows the failure. If the visitor has meanwhile opened another page with a form, that form does
 * not show the failure. If `answering` rejects, returns a failure, because a thrown error would replace the page and
 * what was typed.
 */
export async function reportResult(answering: Promise<InquiryResult>): Promise<InquiryResult> {
  const form = document.getElementById(inquiryFormId);
  const answer = await answering.catch(
    (): InquiryResult => ({ outcome: 'failed', message: unexplained, reply: { status: 'error' } }),
  );
  if (answer.outcome === 'sent') forgetDraft(draftKey);
  if (answer.outcome === 'sent' || !form?.isConnected) toast(noticeOf(answer));
  return answer;
}
