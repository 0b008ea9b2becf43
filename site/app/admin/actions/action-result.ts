import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import type { z } from 'zod';
import { byField } from '#app/form/parse-form.ts';
import { readForm } from '#app/form/read-form.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { AnyRecord } from '#ui/admin/kind.ts';

/** The answer of an action to its form. */
export type ActionResult = {
  /**
   * `refused`: by the rules or limits; `conflict`: changed elsewhere; `gone`: deleted elsewhere; `signed-out`: the session
   * has ended; `expired`: the mailed link was used, or is too old; `fault`: the API did not answer. Nothing was done in any
   * of these.
   */
  status: 'done' | 'refused' | 'conflict' | 'gone' | 'signed-out' | 'expired' | 'fault';
  message?: string;
  /** The state of the form: its fields' errors. */
  form?: SubmissionResult<string[]>;
  /** After a save, or a conflict: the record as it is now. */
  current?: AnyRecord;
};

const httpStatuses = { done: 200, refused: 400, conflict: 409, gone: 404, 'signed-out': 401, expired: 400, fault: 502 };

/** An answer with the matching HTTP status. */
export function respond(answer: ActionResult, headers?: HeadersInit) {
  return data(answer, { status: httpStatuses[answer.status], headers });
}

/** The action of a form's intent. It returns expected failures and throws faults. */
export type Verb = (sent: {
  /** Its body is unread, for `readForm`. */
  request: Request;
  /** The same form as sent, for entries that are in no schema. */
  form: FormData;
  /** The id of the form's subject; empty without one. */
  id: string;
  site: SiteContext;
  /** The form's address, as path and query. */
  address: string;
}) => Promise<Response | ReturnType<typeof respond>>;

/**
 * Answers a page with one form: on the server, `send` gets valid input. A fault is logged, and the typed values come back
 * without the secrets in `hideFields`.
 *
 * @throws a 415 when the body is not a form.
 */
export async function answerForm<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
  { site, hideFields }: { site: Pick<SiteContext, 'logError'>; hideFields?: string[] },
  send: (submission: Valid<Schema>) => Promise<ActionResult>,
) {
  const submission = await readForm(request, schema);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply({ hideFields }) });
  try {
    return respond(await send(submission));
  } catch (error) {
    site.logError(error);
    return respond({ status: 'fault', form: submission.reply({ hideFields }) });
  }
}

type Valid<Schema extends z.ZodObject> = Extract<Awaited<ReturnType<typeof readForm<Schema>>>, { status: 'success' }>;

/**
 * Why a form failed as a whole, in the API's words or else `otherwise`; null when only single fields are wrong, or nothing
 * is.
 */
export function failureOf(answer: ActionResult | undefined, otherwise: string): string | null {
  if (!answer || answer.status === 'done') return null;
  const aboutFields = Object.values(answer.form?.error ?? {}).some((errors) => errors && errors.length > 0);
  return aboutFields ? null : (answer.message ?? otherwise);
}

/** A failure as the API's results name it. */
export type Failure =
  | { __typename: 'InvalidInput'; message: string; issues: readonly { path: string; message: string }[] }
  | { __typename: 'InvalidCredentials' | 'InvalidResetLink' | 'RateLimited'; message: string }
  | { __typename: 'Conflict'; message: string; current: object }
  | { __typename: 'NotFound' | 'NotSignedIn'; message: string };

type Options<Fields> = {
  /** The refused form, if it had more than a button. */
  submission?: Submission<Fields, string[], unknown>;
  hideFields?: string[];
};

/** Converts an expected failure of the API to an answer; errors of fields go to the fields. */
export function refusal<Fields>(failure: Failure, { submission, hideFields }: Options<Fields> = {}): ActionResult {
  const { message } = failure;
  // By the schema it may be of any type; it is of the mutation's.
  if (failure.__typename === 'Conflict') return { status: 'conflict', message, current: failure.current as AnyRecord };
  if (failure.__typename === 'NotFound') return { status: 'gone', message };
  if (failure.__typename === 'NotSignedIn') return { status: 'signed-out', message };
  if (failure.__typename === 'InvalidResetLink') return { status: 'expired', message };
  const fieldErrors = failure.__typename === 'InvalidInput' ? byField(failure.issues) : undefined;
  return { status: 'refused', message, form: submission?.reply({ fieldErrors, hideFields }) };
}

/** Waits for the server's answer in the browser. Without one the form gets a fault, and keeps its values. */
export async function answerOrFault(serverAction: () => Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await serverAction();
  } catch (redirect) {
    if (redirect instanceof Response) throw redirect;
    return { status: 'fault' };
  }
}
