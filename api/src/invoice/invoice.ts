/** The content of an invoice: it is paid when it is written, and covers one month of one plan. */
export type Invoice = {
  number: string;
  /** When it was paid, which is also its date: drawn twice, it is the same file. */
  paidAt: Date;
  issuer: { name: string; initials: string; email: string; phone: string; website: string };
  customer: { name: string; email: string };
  plan: { name: string; tagline: string };
  /** The host of the site that is looked after, if it was named. */
  website?: string;
  /** The first day that is paid for, and the day on which the next month begins. */
  from: Date;
  until: Date;
  cents: number;
  /** ISO 4217, such as USD. */
  currency: string;
  /** PayPal's id of the payment. */
  paymentId: string;
  /** Whether no money moved. */
  demo: boolean;
};
