import type { SubmissionResult } from '@conform-to/react';
import { forgetDraft } from '#app/form/use-draft.ts';
import { type ToastContent, toast } from '#ui/toast/toast-store.ts';

/** What became of an inquiry: it is in, the visitor has not passed the bot check, or something else is wrong. */
export type InquiryResult = {
  outcome: 'sent' | 'unchecked' | 'failed';
  /** For the visitor to read. */
  message: string;
  /** Back into the form: errors to their fields, entries where the page was loaded anew. */
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

/** The notice that tells it, in a toast or in the form. */
export function noticeOf({ outcome, message }: Pick<InquiryResult, 'outcome' | 'message'>): ToastContent {
  return { title: titles[outcome], description: message, variant: outcome === 'sent' ? 'default' : 'destructive' };
}

export const inquiryFormId = 'inquiry';

/** Where what is typed into the form is kept during a visit. */
export const draftKey = 'inquiry';

/**
 * Tells the visitor what became of an inquiry, wherever on the site they are by then. A failure is told by the form for as long
 * as that stands, and by a toast to a visitor who has gone on. No answer at all, as when the network
 * is away, is one too: as a fault it would take the page's place, with everything typed.
 */
export async function reportResult(answering: Promise<InquiryResult>): Promise<InquiryResult> {
  const answer = await answering.catch(
    (): InquiryResult => ({ outcome: 'failed', message: unexplained, reply: { status: 'error' } }),
  );
  if (answer.outcome === 'sent') forgetDraft(draftKey);
  if (answer.outcome === 'sent' || !document.getElementById(inquiryFormId)) toast(noticeOf(answer));
  return answer;
}
