import { errorCodes } from '#api/contract/errors.ts';
import type { OperationResult } from '#api/graphql/execute-document.ts';
import { RefusedError } from './refused-error.ts';

/** A member of a result that is a failure, as the documents of the table select it. */
type Failure = {
  __typename: keyof typeof statusOf;
  message: string;
  issues?: readonly { path: string; message: string }[];
  retryAfterSeconds?: number;
  reason?: string;
};

const statusOf = {
  InvalidInput: 400,
  BotCheckFailed: 400,
  InvalidResetLink: 400,
  InvalidCredentials: 401,
  NotSignedIn: 401,
  NotFound: 404,
  Conflict: 409,
  PaymentRefused: 409,
  RateLimited: 429,
  PaymentUnavailable: 502,
} as const;

const isFailure = (result: { __typename: string }): result is Failure => result.__typename in statusOf;

/**
 * A result that is no failure.
 *
 * @throws RefusedError with the status of the failure otherwise.
 */
export function unlessFailure<Result extends { __typename: string }>(
  result: Result,
): Exclude<Result, { __typename: keyof typeof statusOf }> {
  if (isFailure(result)) {
    const { __typename, message, issues, reason, retryAfterSeconds } = result;
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
    throw new RefusedError(
      statusOf[__typename],
      message,
      { ...(issues && { issues }), ...(reason && { reason }) },
      headers,
    );
  }
  return result as Exclude<Result, { __typename: keyof typeof statusOf }>;
}

const statusOfCode: Partial<Record<string, number>> = {
  [errorCodes.unauthenticated]: 401,
  [errorCodes.badInput]: 400,
};

/**
 * The data of an operation.
 *
 * @throws RefusedError for what the caller may not or asked for wrongly. Anything else is a failure of ours, already
 * logged: an Error, and so a 500.
 */
export function dataOf<Data>({ data, errors }: OperationResult<Data>): Data {
  const [error] = errors ?? [];
  const status = statusOfCode[String(error?.extensions?.code)];
  if (error && status) throw new RefusedError(status, error.message);
  if (data === null || errors)
    throw new Error(`The document failed: ${errors?.map(({ message }) => message).join('; ')}`);
  return data;
}
