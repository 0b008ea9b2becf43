/** `extensions.code` of the errors this API adds to GraphQL's own. A caller may decide by these; messages are for people. */
export const errorCodes = {
  /** An argument is outside what its description allows. */
  badInput: 'BAD_USER_INPUT',
  /** The operation is for the admin, and whoever asks bears no session that is still open. */
  unauthenticated: 'UNAUTHENTICATED',
  /** The operation is too deep, too long or asks for too much. */
  tooExpensive: 'OPERATION_TOO_EXPENSIVE',
  /** A bug or an outage on our side; the log knows more under `extensions.requestId`. */
  internal: 'INTERNAL_SERVER_ERROR',
} as const;
