/** The content of an invoice, which is drawn after the payment and covers one month of one plan. */
export type Invoice = {
  number: string;
  /** When the invoice was paid. Also the file's date, so that the same invoice always has the same bytes. */
  paidAt: Date;
  issuer: { name: string; initials: string; email: string; phone: string; website: string };
  customer: { name: string; email: string };
  plan: { name: string; tagline: string };
  /** The host of the maintained site, if the buyer named it. */
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
