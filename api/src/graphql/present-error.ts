import { GraphQLError } from 'graphql';
import { errorCodes } from '#api/contract/errors.ts';
import type { OperationContext } from './context.ts';

const plain = 'Something went wrong on our side.';

/** Whether the error was meant for the caller: whatever is not a GraphQL error at its root is a bug or an outage. */
function isExpected(error: GraphQLError): boolean {
  const { originalError } = error;
  return originalError === undefined || (originalError instanceof GraphQLError && isExpected(originalError));
}

/**
 * An error as its caller may see it: an expected one as it is, any other replaced by a plain message and logged in full.
 * Either carries the request's id, so that what a person reports can be found in the log.
 */
export function presentError(error: GraphQLError, { requestId, log }: OperationContext): GraphQLError {
  const { nodes, source, positions, path, message, extensions } = error;
  const place = { nodes, source, positions, path };
  if (isExpected(error)) return new GraphQLError(message, { ...place, extensions: { ...extensions, requestId } });
  log.error({ err: error.originalError, path }, 'operation failed');
  // `unexpected` makes Yoga answer 500 when there is no data; it is not sent.
  return new GraphQLError(plain, { ...place, extensions: { code: errorCodes.internal, requestId, unexpected: true } });
}
