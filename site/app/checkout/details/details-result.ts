import { checkoutTexts } from '@agency/api/contract/orders';
import type { SubmissionResult } from '@conform-to/react';
import { forgetShownOrder } from '../payment/kept-in-tab.ts';

/** Why the order is not confirmed: the errors of fields, and the server's message about the whole form, if any. */
export type DetailsAnswer = {
  message: string | null;
  reply: SubmissionResult<string[]>;
  /** Whether the request failed for a reason that is not in the form, such as a server that could not be reached. */
  unreachable?: boolean;
};
export type Refused = { answer: DetailsAnswer; init: { status: number; headers?: HeadersInit } };

/** The message if the server sends none (SPEC section 8). */
export const notCreated = checkoutTexts.createFailed;

/** The names of the visible fields. The plan and its price are hidden fields. */
export const detailNames = ['customerName', 'customerEmail', 'website', 'storePayment'] as const;

export function refusedDetails(
  status: number,
  reply: SubmissionResult<string[]>,
  message: string | null = null,
  headers?: HeadersInit,
): Refused {
  return { answer: { message, reply, unreachable: status === 503 }, init: { status, headers } };
}

/**
 * Returns the message about the whole order. Null if there is no answer, or if only visible fields have errors, because
 * each field shows its own.
 */
export function failureOf(answer: DetailsAnswer | undefined): string | null {
  if (!answer) return null;
  const { message, reply } = answer;
  if (message) return message;
  const errors = Object.entries(reply.error ?? {}).filter(([, words]) => words && words.length > 0);
  const unseen = errors.find(([name]) => !detailNames.some((seen) => seen === name));
  if (unseen) return unseen[1]?.[0] ?? notCreated;
  return errors.length > 0 ? null : notCreated;
}

/**
 * Sends the details. Without an answer, returns a failure for the form to show, because an error would replace the
 * page.
 *
 * @throws the redirect to the payment, if the order was placed.
 */
export async function sendDetails(serverAction: () => Promise<DetailsAnswer>): Promise<DetailsAnswer> {
  try {
    return await serverAction();
  } catch (redirect) {
    if (redirect instanceof Response) {
      forgetShownOrder();
      throw redirect;
    }
    return { message: notCreated, reply: { status: 'error' }, unreachable: true };
  }
}

/** The key of the draft with the buyer's details, which is kept during a visit until the plan is paid. */
export const detailsDraft = 'checkout-details';
