import type { IncomingHttpHeaders } from 'node:http';

/** An amount as PayPal writes it, such as `149.00` and `USD`. */
export type Money = { value: string; currency: string };

/** A capture, whether PayPal took the money, holds it or declined to take it. */
export type PayPalCapture = {
  id: string;
  /** COMPLETED, PENDING, DECLINED, FAILED, REFUNDED, PARTIALLY_REFUNDED. */
  status: string;
  amount: Money;
  /** When PayPal made the capture; null if PayPal does not say. */
  createdAt: Date | null;
};

/** A PayPal order: what a buyer approves and we capture. */
export type PayPalOrder = {
  id: string;
  /** CREATED, SAVED, APPROVED, VOIDED, COMPLETED, PAYER_ACTION_REQUIRED. */
  status: string;
  /** PayPal's custom_id: our order's id. */
  reference: string | null;
  invoiceNumber: string | null;
  amount: Money | null;
  /** Who gets the money: the merchant's id, or else their email address. */
  payeeId: string | null;
  captures: readonly PayPalCapture[];
  /** All refunds of the captures, full and partial. */
  refunds: readonly Money[];
  /** The id of the payment source that PayPal stored for later charges. Null if PayPal stored none. */
  vaultId: string | null;
  /** PayPal's JSON answer, for the ledger and for REST's capture result (`purchase_units`). */
  raw: unknown;
};

/**
 * Who pays an order: a buyer who approves it, a buyer who also lets PayPal store the payment source, or a stored
 * source.
 */
export type PaidBy = 'buyer' | 'buyer-who-stores' | 'stored';

export type NewPayPalOrder = {
  reference: string;
  invoiceNumber: string;
  description: string;
  amount: Money;
  /** Default: `buyer`. */
  paidBy?: PaidBy;
};

/** An event from PayPal. It only hints at a change and is never trusted: PayPal's record is looked up. */
export type PayPalWebhook = {
  /** The event's id, which stays the same when the event is sent again. */
  id: string;
  type: string;
  createdAt: Date;
  paypalOrderId: string | null;
  capture: PayPalCapture | null;
  reference: string | null;
  raw: unknown;
};

/**
 * The calls of PayPal's API that we use. Every call has a timeout, and all except `readWebhook` are retried once if the
 * outcome is unknown.
 *
 * The same idempotency key never creates a second order or capture: after a timeout, repeat with the same key. Calls
 * throw PayPalRefusal if PayPal refuses, and PayPalUnavailable if the outcome is unknown.
 */
export type PayPal = {
  /** Whether an embedded stand-in answers, so that no money moves. */
  readonly isDemo: boolean;
  /** Returns the token for the browser's SDK: not a secret, short-lived, bound to our domain. */
  clientToken(): Promise<string>;
  createOrder(order: NewPayPalOrder, idempotencyKey: string): Promise<PayPalOrder>;
  /** With `vaultId`, the stored payment source pays, without its owner's approval. */
  captureOrder(id: string, idempotencyKey: string, vaultId?: string | null): Promise<PayPalOrder>;
  getOrder(id: string): Promise<PayPalOrder | null>;
  /** Returns the capture as PayPal has it now, or null if PayPal has none. */
  getCapture(id: string): Promise<PayPalCapture | null>;
  /**
   * Verifies that an event is from PayPal, for us, and recent.
   *
   * @param address the sender's address.
   * @throws ForgedWebhookError if the event is not from PayPal, not for us, or too old. PayPalUnavailable if PayPal
   * cannot be asked, or too many events wait.
   */
  readWebhook(headers: IncomingHttpHeaders, rawBody: Buffer, address: string): Promise<PayPalWebhook>;
};
type Refusal = { status: number; issue: string | null; debugId: string | null };

/**
 * PayPal definitely refused this request (most 4xx), so it had no effect. The message names neither secrets nor the
 * buyer.
 */
export class PayPalRefusal extends Error {
  override name = 'PayPalRefusal';
  /** Whether an identical earlier request got no answer. That request may still arrive. */
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

/**
 * The outcome is unknown, for example after a timeout, without a connection, or after a 5xx, 429 or unreadable answer.
 */
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

/** Whether PayPal refused or did not answer. Any other error is our own bug. */
export function isPayPalFailure(error: unknown): error is PayPalRefusal | PayPalUnavailable {
  return error instanceof PayPalRefusal || error instanceof PayPalUnavailable;
}

/** A webhook that is not from PayPal, not for us, or too old. The message is for the log, not for the sender. */
export class ForgedWebhookError extends Error {
  override name = 'ForgedWebhookError';
}
