import { z } from 'zod';
import { requiredText } from './text.ts';

/** The states of a subscription, and what they mean. */
export const subscriptionStates = {
  active: 'All months so far are paid.',
  'past-due': 'The next month could not be charged, or was not paid in time.',
  canceling: 'It is canceled, and ends after the notice period.',
  ended: 'It is over, and charges nothing.',
} as const;
export type SubscriptionState = keyof typeof subscriptionStates;

/** Days from one declined charge to the next try: on days 1, 3 and 7 after the first. */
export const daysToNextTry = [1, 2, 4] as const;

/** How many days ahead the first renewal and a changed price are announced. */
export const noticeDays = 7;

/** The number of days after which a period that is paid by a link is past due. */
export const linkDays = 7;

/** How many days a link to pay a period works. */
export const linkTtlDays = 30;

/** The notice period for canceling, in days (SPEC's FAQ). */
export const cancelNoticeDays = 30;

/** The path of the page where customers see and change their plans. */
export const ownPlansPath = '/maintenance/plan';

/** How long a mailed link to a customer's plans works. */
export const planLinkMinutes = 30;

/** Returns the path of an invoice as a PDF, for anyone with a link to their plans. */
export const ownInvoicePath = (orderId: string): string => `/api/maintenance/invoices/${orderId}`;

/** The maximum length of a private note about a subscription, in characters. */
export const mostNoteText = 2000;
export const subscriptionNoteSchema = z.object({ text: requiredText(mostNoteText) });

/** The number of days from the last maintenance report, or the start, to the next one (SPEC: weekly reports). */
export const reportDays = 7;

/** The number of days after which a report is late, because the next one would be due as well. */
export const lateReportDays = 2 * reportDays;

/** The kinds of lines in a subscription's timeline that a person writes, and can remove. */
export const writtenKinds = ['note', 'report-sent'] as const;
