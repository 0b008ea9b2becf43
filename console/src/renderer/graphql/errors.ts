import { errorCodes } from '@agency/api/contract/errors';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** The renderer got no answer from main, but the server may have got the request. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

const hasCode = (error: unknown, code: string) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);

/** Whether an error means that the session is over, by the server's answer or by main's. */
export const isUnauthenticated = (error: unknown): boolean =>
  hasCode(error, errorCodes.unauthenticated) || (ServerError.is(error) && error.statusCode === 401);

const unreachable = [502, 503, 504];

/** Whether an error leaves the result unknown: the network is down (main answers 503), or only a proxy answered. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Unanswered || (ServerError.is(error) && unreachable.includes(error.statusCode));

/** Whether an error means that the server began to process the request, failed, and rolled back. */
export const isInternal = (error: unknown): boolean => hasCode(error, errorCodes.internal);

/** Whether an error means that the server refused the request for now, without processing it. */
export const isRateLimited = (error: unknown): boolean =>
  hasCode(error, errorCodes.rateLimited) || (ServerError.is(error) && error.statusCode === 429);

export function messageOf(error: unknown): string {
  if (isUnreachable(error)) return 'The server cannot be reached.';
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? 'The server could not process the request.';
  return 'The server could not process the request.';
}

/** The server could not process a request at the moment. */
export type Unavailability = {
  /** The delay that the server asks for, in ms, or null. */
  retryAfter: number | null;
  /** Whether other requests would fail, too. */
  general: boolean;
};

/** Returns how to retry a failed request; null if a retry makes no sense. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (CombinedGraphQLErrors.is(error)) {
    const busy = error.errors.find(({ extensions }) => transient.includes(extensions?.code as string));
    const seconds = busy?.extensions?.retryAfterSeconds;
    return busy ? unavailable(typeof seconds === 'number' ? seconds * 1000 : null, isRateLimited(error)) : null;
  }
  if (ServerParseError.is(error)) return unavailable(null, false);
  if (!ServerError.is(error) || (error.statusCode < 500 && error.statusCode !== 429)) return null;
  return unavailable(
    retryAfterMs(error.response.headers.get('retry-after')),
    isRateLimited(error) || isUnreachable(error),
  );
}

const unavailable = (retryAfter: number | null, general: boolean): Unavailability => ({
  retryAfter,
  general: general || retryAfter !== null,
});

/** Errors that may not occur again on a retry. */
const transient: string[] = [errorCodes.internal, errorCodes.unavailable, errorCodes.rateLimited];

/** Returns `Retry-After` in ms. The header contains seconds or a date. */
function retryAfterMs(header: string | null): number | null {
  if (!header) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
