import type { SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import type { EditableItem } from '../portfolio/portfolio-actions.ts';

/** What an action answers to the form that was sent. */
export type Answer = {
  /**
   * `refused`: the rules or the limits say no; `conflict`: changed elsewhere; `gone`: deleted elsewhere;
   * `signed-out`: the session has ended; `fault`: the API did not answer. Nothing was done in any of these.
   */
  status: 'done' | 'refused' | 'conflict' | 'gone' | 'signed-out' | 'fault';
  /** The API's words, for a person. */
  message?: string;
  /** The state of the form: what is wrong with which field. */
  form?: SubmissionResult<string[]>;
  /** After a conflict: the portfolio item as it is now. */
  current?: EditableItem;
};

const httpStatuses = { done: 200, refused: 400, conflict: 409, gone: 404, 'signed-out': 401, fault: 502 };

/** An answer with the HTTP status that says the same. */
export function respond(answer: Answer, headers?: HeadersInit) {
  return data(answer, { status: httpStatuses[answer.status], headers });
}

/** Why a form failed as a whole, in the API's words or else in these; null while only single fields are wrong, or nothing is. */
export function failureOf(answer: Answer | undefined, otherwise: string): string | null {
  if (!answer || answer.status === 'done') return null;
  const aboutFields = Object.values(answer.form?.error ?? {}).some((errors) => errors && errors.length > 0);
  return aboutFields ? null : (answer.message ?? otherwise);
}
