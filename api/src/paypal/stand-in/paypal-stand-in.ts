import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '#api/contract/environment.ts';
import type { Faults, StandInCall, StandInRequest } from '#api/paypal/stand-in/faults.ts';
import type { Instrument, StandInCapture, StandInOrder } from '#api/paypal/stand-in/records.ts';
import type { Forgery, SignedWebhook } from '#api/paypal/stand-in/webhook-signer.ts';

export type StandInOptions = {
  /** 0 = a free one. */
  port?: number;
  /** Where orders are kept over a restart. Null = nowhere. */
  file?: string | null;
  /** What goes wrong; changed later with `setFaults`. */
  faults?: Faults | null;
  webhookUrl?: string | null;
  /** Whether events are told by themselves, seconds later, until they are answered. Otherwise by `sendWebhook` only. */
  tellsEvents?: boolean;
  webhookPausesMs?: readonly number[];
};

export type WebhookHow = {
  forged?: Forgery;
  /** Signed four days ago. */
  stale?: boolean;
  eventId?: string;
};

/** A running stand-in, in the hands of who started it. */
export type PayPalStandIn = {
  readonly url: string;
  /** What a client is opened with to use it. */
  readonly paypal: NonNullable<Environment['paypal']>;
  /** The same as environment variables, for another process. */
  readonly variables: Record<`PAYPAL_${string}`, string>;
  /** The requests to the API, in order; the last ten thousand. */
  readonly requests: readonly StandInRequest[];
  count(call: StandInCall): number;
  setFaults(faults: Faults | null): void;
  webhooksTo(url: string | null): void;
  orders(): readonly StandInOrder[];
  captures(): readonly StandInCapture[];
  /** The buyer says yes; `pending` and `declines` is what becomes of the capture. */
  approve(id: string, instrument?: Instrument): void;
  /** The buyer says yes with a card that will be refused. */
  decline(id: string): void;
  /** PayPal decides of a pending capture. */
  decide(captureId: string, status: 'COMPLETED' | 'DECLINED'): void;
  /** Without an amount, all that is left. */
  refund(captureId: string, amount?: string): void;
  /** An event as it would be posted; each call makes another, unless `eventId` says which. */
  signedWebhook(type: string, orderId: string, how?: WebhookHow): SignedWebhook;
  /** Posts one event, several times if asked, and gives the statuses of the answers (0 = none). */
  sendWebhook(type: string, orderId: string, how?: WebhookHow & { times?: number }): Promise<number[]>;
  /** Access tokens that were issued count no more. */
  forgetTokens(): void;
  /** What the buyer's browser needs of the stand-in, to be served by another. */
  serveBuyer(
    scriptPath: string,
  ): (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  close(): Promise<void>;
};
