import type { SubmissionResult } from '@conform-to/react';
import type { ToastContent } from '#ui/toast/toast-store.ts';

/** What became of an inquiry: it is in, the visitor has not passed the bot check, or something else is wrong. */
export type InquiryAnswer = {
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

/** The notice that tells it, in a toast and in the form. */
export function noticeOf({ outcome, message }: Pick<InquiryAnswer, 'outcome' | 'message'>): ToastContent {
  return { title: titles[outcome], description: message, variant: outcome === 'sent' ? 'default' : 'destructive' };
}
