import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import type { z } from 'zod';
import { byField, readForm } from '#app/form/parse-form.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { AnyRecord } from '#ui/admin/kind.ts';

/** What an action returns to its form. */
export type ActionResult = {
  /**
   * `refused`: the input broke a rule or limit. `conflict`: the record was changed elsewhere. `gone`: the record was
   * deleted elsewhere. `signed-out`: the session has ended. `expired`: the mailed link was used or is too old. `fault`:
   * the API failed, and the change may have been made. After any failure but `fault`, nothing was changed.
   */
  status: 'done' | 'refused' | 'conflict' | 'gone' | 'signed-out' | 'expired' | 'fault';
  message?: string;
  /** The submission's state for the form library, with the errors of the fields. */
  form?: SubmissionResult<string[]>;
  /** The current record: after a conflict, and after a mutation that returns it. */
  current?: AnyRecord;
};

const httpStatuses = { done: 200, refused: 400, conflict: 409, gone: 404, 'signed-out': 401, expired: 400, fault: 502 };

/** Returns the result of an action as a response with the matching HTTP status. */
export function respond(answer: ActionResult, headers?: HeadersInit) {
  return data(answer, { status: httpStatuses[answer.status], headers });
}

/** The handler of one `intent`. It returns expected failures, and throws faults. */
export type Verb = (sent: {
  /** The request, whose body `readForm` can still read. */
  request: Request;
  /** The form's entries before validation, including those without a schema, such as `intent`. */
  form: FormData;
  /** The id of the record that the form is about; empty if there is none. */
  id: string;
  site: SiteContext;
  /** The path and query of the page that contains the form. */
  address: string;
}) => Promise<Response | ReturnType<typeof respond>>;

/**
 * Handles a page's only form on the server: passes valid input to `send`, and logs what `send` throws. A failure
 * returns the typed values, without the secrets in `hideFields`.
 *
 * @throws a 415 if the body is not a form, and a 413 if it has too many fields.
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
 * Returns why the form as a whole failed: the API's message, or `otherwise` if there is none. Null if nothing failed,
 * or if the errors belong to single fields.
 */
export function failureOf(answer: ActionResult | undefined, otherwise: string): string | null {
  if (!answer || answer.status === 'done') return null;
  const aboutFields = Object.values(answer.form?.error ?? {}).some((errors) => errors && errors.length > 0);
  return aboutFields ? null : (answer.message ?? otherwise);
}

export type Failure =
  | { __typename: 'InvalidInput'; message: string; issues: readonly { path: string; message: string }[] }
  | { __typename: 'InvalidCredentials' | 'InvalidResetLink' | 'RateLimited'; message: string }
  | { __typename: 'Conflict'; message: string; current: object }
  | { __typename: 'NotFound' | 'NotSignedIn'; message: string };

type Options<Fields> = {
  /** The form that the API refused. Omitted for a form that is only a button. */
  submission?: Submission<Fields, string[], unknown>;
  hideFields?: string[];
};

/** Converts an expected failure of the API to an action's result, with the errors by field. */
export function refusal<Fields>(failure: Failure, { submission, hideFields }: Options<Fields> = {}): ActionResult {
  const { message } = failure;
  // The schema allows a record of any type, but the API returns a record of the mutation's type.
  if (failure.__typename === 'Conflict') return { status: 'conflict', message, current: failure.current as AnyRecord };
  if (failure.__typename === 'NotFound') return { status: 'gone', message };
  if (failure.__typename === 'NotSignedIn') return { status: 'signed-out', message };
  if (failure.__typename === 'InvalidResetLink') return { status: 'expired', message };
  const fieldErrors = failure.__typename === 'InvalidInput' ? byField(failure.issues) : undefined;
  return { status: 'refused', message, form: submission?.reply({ fieldErrors, hideFields }) };
}

/**
 * Waits in the browser for the action's result. Returns a fault if the request fails, so that the form keeps its
 * values.
 */
export async function answerOrFault(serverAction: () => Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await serverAction();
  } catch (redirect) {
    if (redirect instanceof Response) throw redirect;
    return { status: 'fault' };
  }
}
