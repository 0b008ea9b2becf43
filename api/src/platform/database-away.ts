/** The error codes of an unavailable database: Prisma's, and Postgres' own (appendix A of its documentation). */
const away = new RegExp(
  [
    'P1001|P1002|P1008|P1017|P2024|P2037',
    // Postgres: a failed connection, a server that starts or stops, no space or connection left, a read-only server.
    '08...|57P0[123]|53...|25006',
  ]
    .map((codes) => `^(${codes})$`)
    .join('|'),
);
/** Node's codes of failed connections. They count only with a `syscall`, because HTTP clients use the same codes. */
const socketCodes = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/;
/** The messages of pg's errors that have no code. The last one can also mean that all connections are busy. */
const messages =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|timeout exceeded when trying to connect)/;
/** Prisma's message if no connection is free for a transaction. Other errors have the same code (P2028). */
const noTransaction = /Unable to start a transaction in the given time/;

type Fault = {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  meta?: { driverAdapterError?: { cause?: Cause } };
};
type Cause = { kind?: string; originalCode?: string };

/**
 * Whether a query failed because the database is not available: it cannot be reached, is stopping, starting or
 * read-only, or has no connection or room left. The same query may succeed later.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message, meta } = (error ?? {}) as Fault;
  // For raw queries and Postgres' own errors, Prisma sets a code of its own, and puts the original error inside.
  const { kind, originalCode } = meta?.driverAdapterError?.cause ?? {};
  if (kind === 'DatabaseNotReachable' || kind === 'ConnectionClosed' || kind === 'SocketTimeout') return true;
  if ([code, originalCode].some((one) => typeof one === 'string' && away.test(one))) return true;
  if (typeof syscall === 'string' && socketCodes.test(String(code))) return true;
  return typeof message === 'string' && (messages.test(message) || (code === 'P2028' && noTransaction.test(message)));
}

/** The refusal of requests while the database is away. */
export const unavailable = {
  message: 'The service is temporarily unavailable. Please try again in a minute.',
  retryAfterSeconds: 5,
} as const;
