import type { Contact } from '#api/contract/contact.ts';
import type { PerformanceResult } from '#api/contract/performance.ts';

/** What is said of any order, paid or not. */
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

/** What is said of a paid order, to the customer and to the agency. Times are ISO 8601, in UTC. */
export type OrderContent = OrderSummary & {
  /** What the plan is for, in a few words, as the catalogue had it that day. */
  planTagline: string;
  /** PayPal's id of the payment (the capture). */
  paymentId: string;
  /** When the payment was made; the first paid month begins with it. */
  startDate: string;
  endDate: string;
};

/** What each kind of mail is written from, as it is kept in the outbox: plain JSON. */
export type MailContents = {
  /** To the agency: an inquiry has come. Answering it writes to the visitor. */
  'inquiry-notification': Contact & { submissionId: string };
  /** To the address that was typed: an inquiry has come. It may be anyone's, so nothing else that was typed goes there. */
  'inquiry-receipt': Pick<Contact, 'service'> & { submissionId: string };
  /** To the address that asked: a link to set a new password, if there is such an account. The token is made when it is sent. */
  'password-reset': Record<string, never>;
  'performance-report': { name?: string; website: string; performanceData: PerformanceResult };
  /** To the customer: the plan is paid for. */
  'order-confirmation': OrderContent;
  /** To the agency: a plan was bought. Answering it writes to the customer. */
  'order-notification': OrderContent;
  /** To the agency: a person must look at an order, since money may be in question. */
  'order-needs-review': OrderSummary & { why: string };
  /** To the customer, who read that PayPal checks the payment: it was not taken. */
  'payment-denied': OrderSummary;
  /** To the agency: the same. Answering it writes to the customer. */
  'payment-denied-notice': OrderSummary;
};
export type MailKind = keyof MailContents;

/** All that a job knows of its mail; the rest is in the outbox. */
export type MailJob = { mailId: string };
