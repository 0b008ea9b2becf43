/** `extensions.code` of the errors this API adds to GraphQL's own. A caller may decide by these; messages are for people. */
export const errorCodes = {
  /** An argument is outside what its description allows. */
  badInput: 'BAD_USER_INPUT',
  /** The operation is for the admin, and the caller has no open session. */
  unauthenticated: 'UNAUTHENTICATED',
  /** What the operation is about does not exist, or not any more. */
  notFound: 'NOT_FOUND',
  /** Somebody else changed it in between. */
  conflict: 'CONFLICT',
  /** Whoever asks could not show to be a person. */
  botCheck: 'BOT_CHECK_FAILED',
  /** Too much was asked for from one place in too short a time. */
  rateLimited: 'RATE_LIMITED',
  /** The payment was not taken, and is not going to be. */
  paymentRefused: 'PAYMENT_REFUSED',
  /** PayPal does not answer. */
  paymentUnavailable: 'PAYMENT_UNAVAILABLE',
  /** The operation is too deep, too long or asks for too much. */
  tooExpensive: 'OPERATION_TOO_EXPENSIVE',
  /** Something it needs, such as the database, is away or busy. The same may work after `extensions.retryAfterSeconds`. */
  unavailable: 'SERVICE_UNAVAILABLE',
  /** A bug or an outage on our side; the log knows more under `extensions.requestId`. */
  internal: 'INTERNAL_SERVER_ERROR',
} as const;
