import type { Contact } from '#api/contract/contact.ts';
import type { PerformanceResult } from '#api/contract/performance.ts';

/** The facts of any order, paid or not. */
export type OrderSummary = {
  orderId: string;
  invoiceNumber: string;
  customerName: string;
  customerEmail: string;
  /** The site to look after, with its scheme, if it was named. */
  website?: string;
  planName: string;
  /** A month's price as decimal text, such as 149.00. */
  price: string;
  /** ISO 4217, such as USD. */
  currency: string;
  /** The stand-in took the payment: no money moved. */
  demo: boolean;
};

/** The facts of a paid order, for the customer and the agency. Times are ISO 8601, in UTC. */
export type OrderContent = OrderSummary & {
  /** What the plan is for, in the catalog's words of that day. */
  planTagline: string;
  /** PayPal's id of the payment (the capture). */
  paymentId: string;
  /** When the payment was made; the first paid month begins with it. */
  startDate: string;
  endDate: string;
};

/** The content that each kind of mail is composed from, as the outbox stores it: plain JSON. */
export type MailContents = {
  /** To the agency: an inquiry arrived. The reply goes to the visitor. */
  'inquiry-notification': Contact & { submissionId: string };
  /** To the typed address: an inquiry arrived. It may be anyone's address, so the mail has nothing else that was typed. */
  'inquiry-receipt': Pick<Contact, 'service'> & { submissionId: string };
  /** To the visitor: what a person of the agency wrote. The mail has the reply's id. */
  reply: {
    submissionId: string;
    text: string;
    name: string;
    service: string;
    /** What it answers: the visitor's last words, and when they came, as an ISO date. */
    quoted: string;
    quotedAt: string;
    /** The mails before it, the oldest first: ids of ours, and Message-IDs of theirs. */
    earlier: readonly string[];
  };
  /**
   * To the address that asked: a link to set a new password, if there is an account. The token is created when it is sent.
   */
  'password-reset': Record<string, never>;
  'performance-report': { name?: string; website: string; performanceData: PerformanceResult };
  /** To the customer: the plan is paid for. */
  'order-confirmation': OrderContent;
  /** To the agency: a plan was bought. The reply goes to the customer. */
  'order-notification': OrderContent;
  /** To the agency: an order needs review, since money may be involved. */
  'order-needs-review': OrderSummary & { why: string };
  /** To the customer, who read that PayPal checks the payment: it was not taken. */
  'payment-denied': OrderSummary;
  /** To the agency: the same. The reply goes to the customer. */
  'payment-denied-notice': OrderSummary;
};
export type MailKind = keyof MailContents;

/** A job holds only its mail's id; the rest is in the outbox. */
export type MailJob = { mailId: string };
