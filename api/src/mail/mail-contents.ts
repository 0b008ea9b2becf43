import type { Contact } from '#api/contract/contact/contact.ts';
import type { PerformanceResult } from '#api/contract/performance/simulate-analysis.ts';

/** What each kind of mail is written from, as it is kept in the outbox: plain JSON. */
export type MailContents = {
  /** To the agency: an enquiry has come. Answering it writes to the visitor. */
  'enquiry-notification': Contact & { submissionId: string };
  /** To the visitor: the enquiry has come. */
  'enquiry-receipt': Contact;
  /** To whoever asked: a link to set a new password, if there is such an account. The token is made when it is sent. */
  'password-reset': Record<string, never>;
  'performance-report': { name?: string; website: string; performanceData: PerformanceResult };
};
export type MailKind = keyof MailContents;
