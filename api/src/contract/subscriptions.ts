import { z } from 'zod';
import { requiredText } from './text.ts';

export const subscriptionStates = {
  active: 'All months so far are paid.',
  'past-due': 'The next month could not be charged, or was not paid in time.',
  canceling: 'It is canceled, and ends after the notice period.',
  ended: 'It is over, and charges nothing.',
} as const;
export type SubscriptionState = keyof typeof subscriptionStates;

/** The days from each declined charge to the next try. The tries are 1, 3 and 7 days after the first charge. */
export const daysToNextTry = [1, 2, 4] as const;

/** How many days before a charge the customer is told of the first renewal or of a changed price. */
export const noticeDays = 7;

/** A period is past due if its payment link is still unpaid after this many days. */
export const linkDays = 7;

/** How many days a payment link works. */
export const linkTtlDays = 30;

/** The notice period for canceling, in days (SPEC's FAQ). */
export const cancelNoticeDays = 30;

/** The path of the page where customers see and change their plans. */
export const ownPlansPath = '/maintenance/plan';

/** How long a mailed link to a customer's plans works. */
export const planLinkMinutes = 30;

/** Returns the path of an invoice as a PDF, for anyone with a link to the customer's plans. */
export const ownInvoicePath = (orderId: string): string => `/api/maintenance/invoices/${orderId}`;

/** The maximum length of a private note about a subscription, in characters. */
export const mostNoteText = 2000;
export const subscriptionNoteSchema = z.object({ text: requiredText(mostNoteText) });

/** The days from one maintenance report (or the start) to the next (SPEC: weekly reports). */
export const reportDays = 7;

/** A report is late this many days after the last one. By then, a second report is due. */
export const lateReportDays = 2 * reportDays;

/** The kinds of entries in a subscription's timeline that a person writes and can remove. */
export const writtenKinds = ['note', 'report-sent'] as const;
