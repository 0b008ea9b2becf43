import { forgetDraft } from '#ui/form/use-draft.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { type InquiryAnswer, noticeOf, unexplained } from './inquiry-answer.ts';

/** Where what is typed into the form is kept during a visit. */
export const draftKey = 'inquiry';

/**
 * Tells the visitor what became of an inquiry, wherever on the site they are by then. No answer at all, as when the network
 * is away, is one too: as a fault it would take the page's place, with everything typed.
 */
export async function settleInquiry(answering: Promise<InquiryAnswer>): Promise<InquiryAnswer> {
  const answer = await answering.catch(
    (): InquiryAnswer => ({ outcome: 'failed', message: unexplained, reply: { status: 'error' } }),
  );
  if (answer.outcome === 'sent') forgetDraft(draftKey);
  toast(noticeOf(answer));
  return answer;
}
