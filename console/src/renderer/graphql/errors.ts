import { errorCodes } from '@agency/api/contract/errors/error-codes';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Main's own code, for when the server did not answer it. */
const offline = 'OFFLINE';

const hasCode = (error: unknown, code: string) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);

/** The session is over, wherever it was ended. */
export const isUnauthenticated = (error: unknown): boolean =>
  hasCode(error, errorCodes.unauthenticated) || (ServerError.is(error) && error.statusCode === 401);

/** Nobody answered, so nothing is known of what was asked: the network is away, or a proxy is alone at the other end. */
export function isUnreachable(error: unknown): boolean {
  if (hasCode(error, offline)) return true;
  if (ServerError.is(error)) return [502, 503, 504].includes(error.statusCode);
  return error instanceof TypeError;
}

/** What to tell of an error that nobody expected. */
export function wordsOf(error: unknown): string {
  if (isUnreachable(error)) return 'The server cannot be reached.';
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? 'The server could not answer.';
  return 'The server could not answer.';
}

/** The server is there and could not do it at this moment. `retryAfter`: when it wants to be asked again, in ms, if it said so. */
export type Trouble = { retryAfter: number | null };

/** Why it makes sense to ask the very same again later; null when it does not. */
export function troubleOf(error: unknown): Trouble | null {
  if (CombinedGraphQLErrors.is(error)) {
    const busy = error.errors.find(({ extensions }) => passing.includes(extensions?.code as string));
    const seconds = busy?.extensions?.retryAfterSeconds;
    return busy ? { retryAfter: typeof seconds === 'number' ? seconds * 1000 : null } : null;
  }
  if (ServerParseError.is(error)) return { retryAfter: null };
  if (!ServerError.is(error) || (error.statusCode < 500 && error.statusCode !== 429)) return null;
  return { retryAfter: pauseIn(error.response.headers.get('retry-after')) };
}

const passing: string[] = [errorCodes.internal, errorCodes.rateLimited];

/** `Retry-After` in ms: it names seconds, or a date. */
function pauseIn(header: string | null): number | null {
  if (!header) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
