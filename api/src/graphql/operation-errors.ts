import { GraphQLError } from 'graphql';
import { errorCodes } from '#api/contract/errors.ts';

/** The error of an operation that asks for more than one operation may. */
export function tooExpensive(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: errorCodes.tooExpensive } });
}

type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] };

/** One thing that is wrong with an input: where, and in words for whoever typed it. */
export type InputIssue = { path: string; message: string };

/** Arguments that break their rule: every problem in the message, and by path in `issues`. */
export class InputError extends GraphQLError {
  readonly issues: readonly InputIssue[];
  /** For people, who see each problem beside its field: the same problems without their paths. */
  readonly summary: string;

  constructor(issues: readonly InputIssue[]) {
    const message = issues.map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message)).join('; ');
    super(message, { extensions: { code: errorCodes.badInput, issues } });
    this.issues = issues;
    this.summary = [...new Set(issues.map((issue) => issue.message))].join('; ');
  }
}

/** The error of a schema's issues. */
export function inputError(issues: readonly Issue[]): InputError {
  return new InputError(
    issues.map(({ message, path = [] }) => ({
      path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message,
    })),
  );
}
