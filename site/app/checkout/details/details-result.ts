import { checkoutTexts } from '@agency/api/contract/orders';
import type { SubmissionResult } from '@conform-to/react';
import { forgetShownOrder } from '../payment/shown-order.ts';

/** Why the details led to no order: errors of fields, and the server's message about the whole if there is one. */
export type DetailsAnswer = {
  message: string | null;
  reply: SubmissionResult<string[]>;
  /** The server was not reached. */
  unreachable?: boolean;
};
export type Refused = { answer: DetailsAnswer; init: { status: number; headers?: HeadersInit } };

/** The message when the server gives none (SPEC section 8). */
export const notCreated = checkoutTexts.createFailed;

/** The fields that a buyer sees. The others come with the plan. */
export const detailNames = ['customerName', 'customerEmail', 'website'] as const;

export function refusedDetails(
  status: number,
  reply: SubmissionResult<string[]>,
  message: string | null = null,
  headers?: HeadersInit,
): Refused {
  return { answer: { message, reply }, init: { status, headers } };
}

/** The message about the order as a whole: none while a visible field has it. */
export function failureOf(answer: DetailsAnswer | undefined): string | null {
  if (!answer) return null;
  const { message, reply } = answer;
  if (message) return message;
  const errors = Object.entries(reply.error ?? {}).filter(([, words]) => words && words.length > 0);
  const unseen = errors.find(([name]) => !detailNames.some((seen) => seen === name));
  if (unseen) return unseen[1]?.[0] ?? notCreated;
  return errors.length > 0 ? null : notCreated;
}

/** A missing answer, as when the network is away, is shown at the form: a fault would replace the page. */
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
