import { forgetDraft } from '#app/ui/form/use-draft.ts';
import { toast } from '#app/ui/toast/toast-store.ts';
import { type EnquiryAnswer, noticeOf, unexplained } from './enquiry-answer.ts';

/** Where what is typed into the form is kept during a visit. */
export const draftKey = 'enquiry';

/**
 * Tells the visitor what became of an enquiry, wherever on the site they are by then. No answer at all, as when the network
 * is away, is one too: as a fault it would take the page's place, with everything typed.
 */
export async function settleEnquiry(answering: Promise<EnquiryAnswer>): Promise<EnquiryAnswer> {
  const answer = await answering.catch(
    (): EnquiryAnswer => ({ outcome: 'failed', message: unexplained, reply: { status: 'error' } }),
  );
  if (answer.outcome === 'sent') forgetDraft(draftKey);
  toast(noticeOf(answer));
  return answer;
}
