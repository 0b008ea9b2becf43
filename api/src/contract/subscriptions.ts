import { z } from 'zod';
import { requiredText } from './text.ts';

export const subscriptionStates = {
  active: 'All months so far are paid.',
  'past-due': 'The next month could not be charged, or was not paid in time.',
  canceling: 'Canceled. Ends after the notice period.',
  ended: 'Ended. Nothing more is charged.',
} as const;
export type SubscriptionState = keyof typeof subscriptionStates;

/**
 * The number of days from each declined charge to the next retry. The retries are 1, 3 and 7 days after the first
 * charge.
 */
export const daysToNextTry = [1, 2, 4] as const;

/**
 * Billing announces the first renewal this many days before its charge. If an announcement is late, billing charges no
 * earlier than this many days after the announcement.
 */
export const noticeDays = 7;

/** A period becomes past due if it is still unpaid this many days after its payment link was sent. */
export const linkDays = 7;

/** The number of days for which a payment link is valid. */
export const linkTtlDays = 30;

/** The notice period for canceling, in days (SPEC's FAQ). */
export const cancelNoticeDays = 30;

/** The path of the page where customers see and change their plans. */
export const ownPlansPath = '/maintenance/plan';

/** The number of minutes for which a mailed link to a customer's plans is valid. */
export const planLinkMinutes = 30;

/** Returns the path of an invoice's PDF. Anyone with a link to the customer's plans can download it. */
export const ownInvoicePath = (orderId: string): string => `/api/maintenance/invoices/${orderId}`;

/** The maximum length of a private note about a subscription, in characters. */
export const mostNoteText = 2000;
export const subscriptionNoteSchema = z.object({ text: requiredText(mostNoteText) });

/**
 * The number of days between maintenance reports (SPEC: weekly reports). The first one is counted from the start of the
 * plan.
 */
export const reportDays = 7;

/** A report is late this many days after the last one. By then, a second report is due. */
export const lateReportDays = 2 * reportDays;

/** The kinds of entries in a subscription's timeline that a person writes and can remove. */
export const writtenKinds = ['note', 'report-sent'] as const;
