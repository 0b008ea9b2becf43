import type { Submission } from '@conform-to/react';
import { byField } from '#ui/form/by-field.ts';
import type { EditableItem } from '../portfolio/portfolio-actions.ts';
import type { Answer } from './answer.ts';

/** A failure as the API's results name it. */
type Failure =
  | { __typename: 'InvalidInput'; message: string; issues: readonly { path: string; message: string }[] }
  | { __typename: 'InvalidCredentials' | 'InvalidResetLink' | 'RateLimited'; message: string }
  | { __typename: 'Conflict'; message: string; current: EditableItem }
  | { __typename: 'NotFound' | 'NotSignedIn'; message: string };

type Options<Fields> = {
  /** The form that was refused, where there was more to it than a button. */
  submission?: Submission<Fields, string[], unknown>;
  /** Secrets, which are not sent back. */
  hideFields?: string[];
};

/** Makes an expected failure of the API an answer; what it says about fields goes to the fields. */
export function refusal<Fields>(failure: Failure, { submission, hideFields }: Options<Fields> = {}): Answer {
  const { message } = failure;
  if (failure.__typename === 'Conflict') return { status: 'conflict', message, current: failure.current };
  if (failure.__typename === 'NotFound') return { status: 'gone', message };
  if (failure.__typename === 'NotSignedIn') return { status: 'signed-out', message };
  const fieldErrors = failure.__typename === 'InvalidInput' ? byField(failure.issues) : undefined;
  return { status: 'refused', message, form: submission?.reply({ fieldErrors, hideFields }) };
}
