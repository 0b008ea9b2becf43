import type { Contact } from '#api/contract/contact.ts';
import type { PerformanceResult } from '#api/contract/performance.ts';

/** The content of mails about an order, paid or not. */
export type OrderSummary = {
  orderId: string;
  invoiceNumber: string;
  customerName: string;
  customerEmail: string;
  /** The URL of the site to maintain, if the buyer named it. */
  website?: string;
  planName: string;
  /** A month's price as decimal text, such as 149.00. */
  price: string;
  /** ISO 4217, such as USD. */
  currency: string;
  /** Whether PayPal's stand-in took the payment, so that no money moved. */
  demo: boolean;
};

/** The content of mails about a paid order. Times are ISO 8601, in UTC. */
export type OrderContent = OrderSummary & {
  planTagline: string;
  /** PayPal's id of the payment (the capture). */
  paymentId: string;
  /** When the order was paid. Mails of earlier versions lack it; then `startDate` is the time. */
  paidAt?: string;
  /** The month that the order pays for. The first month begins with the payment. */
  startDate: string;
  endDate: string;
  /** The number of that month in its subscription, from 0. Mails of earlier versions lack it for the first month. */
  period?: number;
  /**
   * How the following months are paid: by the stored payment source, or (the default) by a link in a mail.
   * `once-stored`: the buyer agreed to a stored source, but PayPal has not stored it yet.
   */
  billing?: 'automatic' | 'once-stored' | 'link';
  /** When the canceled plan ends. Missing if the plan was not canceled, and in mails of earlier versions. */
  planEndsAt?: string;
  /** Whether the plan had ended when the mail was written, such as a confirmation that is sent again later. */
  planHasEnded?: boolean;
};

/** A subscription and its next month, for mails. Times are ISO 8601, in UTC. */
export type SubscriptionFacts = {
  subscriptionId: string;
  customerName: string;
  customerEmail: string;
  /** Missing if the customer gave none, and in mails of earlier versions. */
  website?: string;
  planName: string;
  /** The price of the month that the notice is about, as decimal text. */
  price: string;
  currency: string;
  demo: boolean;
  /** When that month begins. */
  startDate: string;
  endDate: string;
  /** When the canceled plan ends. Missing if the plan was not canceled, and in mails of earlier versions. */
  planEndsAt?: string;
};

/** The content of mails about a subscription, except about its paid months. */
export type SubscriptionNotice = SubscriptionFacts &
  (
    | {
        about: 'renewal';
        billing: 'automatic' | 'link';
        /**
         * When the month is charged. Null if it has begun, but the month before it must be paid first. Mails of earlier
         * versions lack it.
         */
        chargesAt?: string | null;
      }
    /**
     * `token` is for the link by which the buyer pays. `hasStopped`, which mails of earlier versions lack: the stored
     * payment method is not charged any more.
     */
    | { about: 'link'; invoiceNumber: string; token: string; pastDue: boolean; hasStopped?: boolean }
    /** `triesAt`: when the charge is tried again. Null if a link follows instead. */
    | { about: 'declined'; invoiceNumber: string; triesAt: string | null }
    | { about: 'past-due' }
    /**
     * `isCharged`: whether the month that the notice is about is still charged. `chargesAt`: when; missing if the month is
     * ordered already, and in mails of earlier versions.
     */
    | { about: 'canceled'; endsAt: string; isCharged: boolean; chargesAt?: string }
    | { about: 'ended' }
  );

/** What a customer changed. `startsAt`: when the chosen plan begins, as an ISO date. */
export type SubscriptionChange = { change: 'canceled' | 'resumed' } | { change: 'plan-changed'; startsAt: string };

/** The content that each kind of mail is composed from, as the outbox stores it: plain JSON. */
export type MailContents = {
  /** To the agency: an inquiry arrived. A reply goes to the visitor. */
  'inquiry-notification': Contact & { submissionId: string };
  /** To the typed address: an inquiry arrived. The mail repeats no free text, because anyone can type any address. */
  'inquiry-receipt': Pick<Contact, 'service'> & { submissionId: string };
  /** To the visitor: what a person of the agency wrote. The mail's row has the reply's id. */
  reply: {
    submissionId: string;
    text: string;
    name: string;
    service: string;
    /** The subject of the visitor's last mail. Missing if there is none, and in mails of earlier versions. */
    subject?: string;
    /** The visitor's last message, which the reply quotes, and the time of its arrival, as an ISO date. */
    quoted: string;
    quotedAt: string;
    /** The earlier mails of the thread, oldest first: ids of our mails, and Message-IDs of the visitor's. */
    earlier: readonly string[];
  };
  /** To the address that asked: a link to set a new password, if there is an account. Sending creates the token. */
  'password-reset': Record<string, never>;
  /** To the address that asked: a link to its plans, if there are any. The token is created when the mail is sent. */
  'plan-link': Record<string, never>;
  'performance-report': { name?: string; website: string; performanceData: PerformanceResult };
  /** To the buyer: the plan is paid for. */
  'order-confirmation': OrderContent;
  /** To the agency: a plan was bought. A reply goes to the buyer. */
  'order-notification': OrderContent;
  /** To the agency: an order needs review, since money may be involved. */
  'order-needs-review': OrderSummary & { why: string };
  /** To the buyer: PayPal reviewed the payment and declined it. */
  'payment-denied': OrderSummary;
  /** To the agency: PayPal reviewed the payment and declined it. A reply goes to the buyer. */
  'payment-denied-notice': OrderSummary;
  /** To the customer of a subscription. */
  'subscription-notice': SubscriptionNotice;
  /** To the agency: a month is past due. A reply goes to the customer. */
  'subscription-past-due': SubscriptionNotice;
  /** To the agency: the customer canceled, kept or changed the plan. A reply goes to the customer. */
  'subscription-changed': SubscriptionFacts & SubscriptionChange;
  /** To the agency: a plan has ended. A reply goes to the customer. */
  'subscription-ended': SubscriptionNotice;
  /** To the agency: the backup of a night failed. */
  'backup-failed': { at: string; reason: string };
};
export type MailKind = keyof MailContents;

/** A job holds only its mail's id; the rest is in the outbox. */
export type MailJob = { mailId: string };
