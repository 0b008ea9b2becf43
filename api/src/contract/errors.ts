/** The `extensions.code` of this API's errors. Programs decide by codes; messages are for people. */
export const errorCodes = {
  /**
   * The request or an argument is invalid, for example a reset link that has expired, or an idempotency key that
   * belongs to another mutation.
   */
  badInput: 'BAD_USER_INPUT',
  /** The caller is not signed in, but the operation is only for the admin; or a sign-in has wrong credentials. */
  unauthenticated: 'UNAUTHENTICATED',
  /** A different admin is signed in now than when the page was loaded. */
  otherAdmin: 'OTHER_ADMIN',
  /** The item does not exist (any longer), or its state does not allow the operation. */
  notFound: 'NOT_FOUND',
  /** Somebody else changed the item first. */
  conflict: 'CONFLICT',
  botCheck: 'BOT_CHECK_FAILED',
  rateLimited: 'RATE_LIMITED',
  /** A payment or a change of an order was refused. The failure's `reason` says why, such as DECLINED or PAID. */
  paymentRefused: 'PAYMENT_REFUSED',
  /** PayPal does not respond, refuses the request, or returns a different order than the requested one. */
  paymentUnavailable: 'PAYMENT_UNAVAILABLE',
  /** The operation is too deep, too long or too expensive. */
  tooExpensive: 'OPERATION_TOO_EXPENSIVE',
  /**
   * Something that the operation needs, such as the database, is unreachable or busy. A retry may work after
   * `extensions.retryAfterSeconds`.
   */
  unavailable: 'SERVICE_UNAVAILABLE',
  /** A bug or an outage on the server. The log has details under `extensions.requestId`. */
  internal: 'INTERNAL_SERVER_ERROR',
} as const;
