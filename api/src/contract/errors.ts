/** `extensions.code` of the errors that this API adds to GraphQL's own. Programs decide by codes; messages are for people. */
export const errorCodes = {
  /**
   * The request or an argument is invalid or no longer valid, such as an expired reset link or an idempotency key that
   * another change has used.
   */
  badInput: 'BAD_USER_INPUT',
  /** The operation is for the admin, and the caller has no open session. Also: the credentials of a sign-in are wrong. */
  unauthenticated: 'UNAUTHENTICATED',
  /** The page was loaded for another admin than the one who is signed in now. */
  otherAdmin: 'OTHER_ADMIN',
  /** The subject of the operation does not exist, no longer exists, or is in a state that does not allow the operation. */
  notFound: 'NOT_FOUND',
  /** Somebody else changed the item first. */
  conflict: 'CONFLICT',
  botCheck: 'BOT_CHECK_FAILED',
  /** The caller sent too many requests. */
  rateLimited: 'RATE_LIMITED',
  /** The payment, or the change to the order, was refused. The failure's `reason` says why, such as DECLINED or PAID. */
  paymentRefused: 'PAYMENT_REFUSED',
  /** PayPal does not respond, refuses the request, or returns a different order. */
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
