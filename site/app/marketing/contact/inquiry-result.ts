import type { SubmissionResult } from '@conform-to/react';
import { forgetDraft } from '#app/form/use-draft.ts';
import { type ToastContent, toast } from '#ui/toast/toast-store.ts';

/** The result of an inquiry: it was sent, the bot check failed, or something else is wrong. */
export type InquiryResult = {
  outcome: 'sent' | 'unchecked' | 'failed';
  /** For the visitor to read. */
  message: string;
  /** Returned to the form: errors to their fields, values when the page was reloaded. */
  reply: SubmissionResult<string[]>;
};

/** When neither we nor the server know more (SPEC section 8). */
export const unexplained = 'Something went wrong. Please try again.';

export const verifyYouAreHuman = 'Please verify that you are not a robot, then send your message.';

const titles = {
  sent: 'Message sent successfully!',
  unchecked: 'Please complete the reCAPTCHA',
  failed: 'Error sending message',
} as const;

/** The notice of a result, for a toast or the form. */
export function noticeOf({ outcome, message }: Pick<InquiryResult, 'outcome' | 'message'>): ToastContent {
  return { title: titles[outcome], description: message, variant: outcome === 'sent' ? 'default' : 'destructive' };
}

export const inquiryFormId = 'inquiry';

/** Where the form's draft is kept during a visit. */
export const draftKey = 'inquiry';

/**
 * Tells the visitor the result of an inquiry, wherever on the site they are. The form shows a failure while it is on screen,
 * else a toast does. A missing answer, as when the network is away, is a failure too: as a fault it would replace the page,
 * with everything typed.
 */
export async function reportResult(answering: Promise<InquiryResult>): Promise<InquiryResult> {
  const answer = await answering.catch(
    (): InquiryResult => ({ outcome: 'failed', message: unexplained, reply: { status: 'error' } }),
  );
  if (answer.outcome === 'sent') forgetDraft(draftKey);
  if (answer.outcome === 'sent' || !document.getElementById(inquiryFormId)) toast(noticeOf(answer));
  return answer;
}
