import { errorCodes } from '@agency/api/contract/errors/error-codes';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

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
