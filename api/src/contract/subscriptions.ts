import { z } from 'zod';
import { requiredText } from './text.ts';

/** The states of a subscription, and what they mean. */
export const subscriptionStates = {
  active: 'Each month is paid so far.',
  'past-due': 'The next month could not be charged, or was not paid in time.',
  canceling: 'It is canceled, and ends when the notice is over.',
  ended: 'It is over, and charges nothing.',
} as const;
export type SubscriptionState = keyof typeof subscriptionStates;

/** Days from one declined charge to the next try: on days 1, 3 and 7 after the first. */
export const daysToNextTry = [1, 2, 4] as const;

/** The first renewal and a changed price are announced so many days ahead. */
export const noticeDays = 7;

/** A period that its customer pays by a link is past due after so many days. */
export const linkDays = 7;

/** A link to pay a period can be used for so many days. */
export const linkTtlDays = 30;

/** A customer cancels with so many days' notice (SPEC's FAQ). */
export const cancelNoticeDays = 30;

/** Where a customer sees and changes the own plans. */
export const ownPlansPath = '/maintenance/plan';

/** A mailed link to the own plans works for so long. */
export const planLinkMinutes = 30;

/** The address of an invoice as a PDF, for whoever has a link to the own plans. */
export const ownInvoicePath = (orderId: string): string => `/api/maintenance/invoices/${orderId}`;

/** A private note about a subscription has at most so many characters. */
export const mostNoteText = 2000;
export const subscriptionNoteSchema = z.object({ text: requiredText(mostNoteText) });

/** A report of a site's care is due so many days after the last one, or after the start (SPEC: weekly reports). */
export const reportDays = 7;

/** A subscription's lines that a colleague writes, and may take back. */
export const writtenKinds = ['note', 'report-sent'] as const;
