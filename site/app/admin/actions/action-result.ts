import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import type { z } from 'zod';
import { byField, readForm } from '#app/form/parse-form.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { AnyRecord } from '#ui/admin/kind.ts';

/** The answer of an action to its form. */
export type ActionResult = {
  /**
   * `refused`: broke a rule or limit; `conflict`: the record was changed elsewhere; `gone`: it was deleted elsewhere;
   * `signed-out`: the session has ended; `expired`: the mailed link was used or is too old; `fault`: the API failed, so the
   * outcome is unknown. In all other failures, nothing was changed.
   */
  status: 'done' | 'refused' | 'conflict' | 'gone' | 'signed-out' | 'expired' | 'fault';
  message?: string;
  /** The form's state, with the errors of its fields. */
  form?: SubmissionResult<string[]>;
  /** The current record, after a save or a conflict. */
  current?: AnyRecord;
};

const httpStatuses = { done: 200, refused: 400, conflict: 409, gone: 404, 'signed-out': 401, expired: 400, fault: 502 };

/** Returns an answer with the matching HTTP status. */
export function respond(answer: ActionResult, headers?: HeadersInit) {
  return data(answer, { status: httpStatuses[answer.status], headers });
}

/** Handles the forms with one intent. Returns expected failures and throws faults. */
export type Verb = (sent: {
  /** The request. Its body has not been read yet, so `readForm` can read it. */
  request: Request;
  /** The form of the request before validation, for entries that no schema contains. */
  form: FormData;
  /** The id of the record that the form is about; empty if there is none. */
  id: string;
  site: SiteContext;
  /** The path and query of the form's page. */
  address: string;
}) => Promise<Response | ReturnType<typeof respond>>;

/**
 * Handles a page's only form on the server: passes valid input to `send`. Logs what `send` throws, and returns the typed
 * values of a failed form without the secrets in `hideFields`.
 *
 * @throws a 415 when the body is not a form, and a 413 when it has too many fields.
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
 * Returns why the form as a whole failed: the API's message, or else `otherwise`. Returns null if it succeeded, or if the
 * errors belong to single fields.
 */
export function failureOf(answer: ActionResult | undefined, otherwise: string): string | null {
  if (!answer || answer.status === 'done') return null;
  const aboutFields = Object.values(answer.form?.error ?? {}).some((errors) => errors && errors.length > 0);
  return aboutFields ? null : (answer.message ?? otherwise);
}

/** The failures that the API's mutations return. */
export type Failure =
  | { __typename: 'InvalidInput'; message: string; issues: readonly { path: string; message: string }[] }
  | { __typename: 'InvalidCredentials' | 'InvalidResetLink' | 'RateLimited'; message: string }
  | { __typename: 'Conflict'; message: string; current: object }
  | { __typename: 'NotFound' | 'NotSignedIn'; message: string };

type Options<Fields> = {
  /** The refused form; omitted if it had only a button. */
  submission?: Submission<Fields, string[], unknown>;
  hideFields?: string[];
};

/** Converts an expected failure of the API to the form's answer. The error of each field is shown at that field. */
export function refusal<Fields>(failure: Failure, { submission, hideFields }: Options<Fields> = {}): ActionResult {
  const { message } = failure;
  // The schema allows a record of any type here, but the API always returns a record of the mutation's type.
  if (failure.__typename === 'Conflict') return { status: 'conflict', message, current: failure.current as AnyRecord };
  if (failure.__typename === 'NotFound') return { status: 'gone', message };
  if (failure.__typename === 'NotSignedIn') return { status: 'signed-out', message };
  if (failure.__typename === 'InvalidResetLink') return { status: 'expired', message };
  const fieldErrors = failure.__typename === 'InvalidInput' ? byField(failure.issues) : undefined;
  return { status: 'refused', message, form: submission?.reply({ fieldErrors, hideFields }) };
}

/** Waits in the browser for the server's answer. Returns a fault if there is none, so that the form keeps its values. */
export async function answerOrFault(serverAction: () => Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await serverAction();
  } catch (redirect) {
    if (redirect instanceof Response) throw redirect;
    return { status: 'fault' };
  }
}
