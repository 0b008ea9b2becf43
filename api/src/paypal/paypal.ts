import type { IncomingHttpHeaders } from 'node:http';

/** A sum as PayPal writes it, such as `149.00` and `USD`. */
export type Money = { value: string; currency: string };

/** Money that moved, or should have. */
export type PayPalCapture = {
  id: string;
  /** COMPLETED, PENDING, DECLINED, FAILED, REFUNDED, PARTIALLY_REFUNDED. */
  status: string;
  amount: Money;
  /** When PayPal made it; null when it does not say. */
  createdAt: Date | null;
};

/** PayPal's order: what a buyer approves and we capture. */
export type PayPalOrder = {
  id: string;
  /** CREATED, SAVED, APPROVED, VOIDED, COMPLETED, PAYER_ACTION_REQUIRED. */
  status: string;
  /** PayPal's custom_id: our order's id. */
  reference: string | null;
  invoiceNumber: string | null;
  amount: Money | null;
  /** Who gets the money: the merchant's id, else their email address. */
  payeeId: string | null;
  captures: readonly PayPalCapture[];
  /** What went back of them, in all and in part. */
  refunds: readonly Money[];
  /** PayPal's id of the payment source that it stored, to charge again; null = it stored none. */
  vaultId: string | null;
  /** The JSON that PayPal answered, for the ledger and for REST's capture result (purchase_units). */
  raw: unknown;
};

/**
 * How an order will be paid: by a buyer who approves it, by one who lets PayPal store the payment source too, or by a source
 * that is stored.
 */
export type PaidBy = 'buyer' | 'buyer-who-stores' | 'stored';

export type NewPayPalOrder = {
  reference: string;
  invoiceNumber: string;
  description: string;
  amount: Money;
  /** Left out: by a buyer. */
  paidBy?: PaidBy;
};

/** An event from PayPal. Its facts are hints and never trusted: PayPal's record is asked. */
export type PayPalWebhook = {
  /** The event's id: the same when it is sent again. */
  id: string;
  type: string;
  createdAt: Date;
  paypalOrderId: string | null;
  capture: PayPalCapture | null;
  reference: string | null;
  raw: unknown;
};

/**
 * PayPal's Orders v2, as far as we use it. Every call has a timeout, and is retried once without an answer.
 *
 * The same idempotency key never makes a second order or capture: after a timeout, repeat with the same key. Calls throw
 * PayPalRefusal when PayPal refuses, and PayPalUnavailable when the outcome is unknown.
 */
export type PayPal = {
  /** No money moves: an embedded stand-in answers. */
  readonly isDemo: boolean;
  /** The token for the browser's SDK: not a secret, short-lived, bound to our domain. */
  clientToken(): Promise<string>;
  createOrder(order: NewPayPalOrder, idempotencyKey: string): Promise<PayPalOrder>;
  /** With `vaultId` the stored payment source pays, without its owner. */
  captureOrder(id: string, idempotencyKey: string, vaultId?: string | null): Promise<PayPalOrder>;
  /** Null when PayPal has no such order. */
  getOrder(id: string): Promise<PayPalOrder | null>;
  /** The capture as PayPal has it now; null when unknown. */
  getCapture(id: string): Promise<PayPalCapture | null>;
  /**
   * Verifies that an event is from PayPal, for us, and recent.
   *
   * @param address of the sender.
   * @throws ForgedWebhookError when it is not, and PayPalUnavailable when PayPal cannot be asked: it sends the event again.
   */
  readWebhook(headers: IncomingHttpHeaders, rawBody: Buffer, address: string): Promise<PayPalWebhook>;
};
type Refusal = { status: number; issue: string | null; debugId: string | null };

/** PayPal refused (4xx): nothing was done. The message names neither secrets nor the buyer. */
export class PayPalRefusal extends Error {
  override name = 'PayPalRefusal';
  /** An earlier identical request without an answer may still be on its way. */
  afterSilence = false;
  readonly status: number;
  /** Such as ORDER_ALREADY_CAPTURED, INSTRUMENT_DECLINED, ORDER_NOT_APPROVED. */
  readonly issue: string | null;
  /** The id that PayPal's support asks for. */
  readonly debugId: string | null;

  constructor(call: string, { status, issue, debugId }: Refusal) {
    super(`PayPal refused to ${call}: ${[status, issue].filter(Boolean).join(' ')}`);
    this.status = status;
    this.issue = issue;
    this.debugId = debugId;
  }
}

/** A timeout, no connection, 5xx, 429, or an unreadable answer: the outcome is unknown. */
export class PayPalUnavailable extends Error {
  override name = 'PayPalUnavailable';
  readonly status: number | null;
  readonly debugId: string | null;

  constructor(
    message: string,
    { status = null, debugId = null }: { status?: number | null; debugId?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.debugId = debugId;
  }
}

/** Whether PayPal refused or did not answer. Anything else is our own bug. */
export function isPayPalFailure(error: unknown): error is PayPalRefusal | PayPalUnavailable {
  return error instanceof PayPalRefusal || error instanceof PayPalUnavailable;
}

/** A webhook that is not from PayPal, or not for us. The message is for the log, not for the sender. */
export class ForgedWebhookError extends Error {
  override name = 'ForgedWebhookError';
}
