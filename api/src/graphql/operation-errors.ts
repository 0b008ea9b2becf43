import { GraphQLError } from 'graphql';
import { errorCodes } from '#api/contract/errors/error-codes.ts';

/** The error of an operation that asks for more than one operation may. */
export function tooExpensive(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: errorCodes.tooExpensive } });
}

type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] };

/** The error of arguments that break their rule: every problem in the message, and by path in `extensions.issues`. */
export function inputError(issues: readonly Issue[]): GraphQLError {
  const listed = issues.map(({ message, path = [] }) => ({
    path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }));
  const message = listed.map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message)).join('; ');
  return new GraphQLError(message, { extensions: { code: errorCodes.badInput, issues: listed } });
}
