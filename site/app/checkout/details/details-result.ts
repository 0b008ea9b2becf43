import { checkoutTexts } from '@agency/api/contract/orders';
import type { SubmissionResult } from '@conform-to/react';
import { forgetShownOrder } from '../payment/shown-order.ts';

/** Why no order came of the details: what is wrong with which entry, and the server's words on the whole if it has any. */
export type DetailsAnswer = {
  message: string | null;
  reply: SubmissionResult<string[]>;
  /** The server was not reached. */
  unreachable?: boolean;
};
export type Refused = { answer: DetailsAnswer; init: { status: number; headers?: HeadersInit } };

/** When the server says no more (SPEC section 8). */
export const notCreated = checkoutTexts.createFailed;

/** The entries that a buyer sees. The others come with the plan. */
export const detailNames = ['customerName', 'customerEmail', 'website'] as const;

export function refusedDetails(
  status: number,
  reply: SubmissionResult<string[]>,
  message: string | null = null,
  headers?: HeadersInit,
): Refused {
  return { answer: { message, reply }, init: { status, headers } };
}

/** What to say of the order as a whole: nothing while an entry that the buyer sees says it. */
export function failureOf(answer: DetailsAnswer | undefined): string | null {
  if (!answer) return null;
  const { message, reply } = answer;
  if (message) return message;
  const errors = Object.entries(reply.error ?? {}).filter(([, words]) => words && words.length > 0);
  const unseen = errors.find(([name]) => !detailNames.some((seen) => seen === name));
  if (unseen) return unseen[1]?.[0] ?? notCreated;
  return errors.length > 0 ? null : notCreated;
}

/** No answer at all, as when the network is away, is shown at the form: as a fault it would take the page's place. */
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

/** Where the buyer's details are kept during a visit, until the plan is paid. */
export const detailsDraft = 'checkout-details';
