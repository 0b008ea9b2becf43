import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import type { z } from 'zod';
import { byField } from '#app/form/parse-form.ts';
import { readForm } from '#app/form/read-form.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { AnyRecord } from '#ui/admin/kind.ts';

/** What an action answers to the form that was sent. */
export type ActionResult = {
  /**
   * `refused`: the rules or the limits say no; `conflict`: changed elsewhere; `gone`: deleted elsewhere;
   * `signed-out`: the session has ended; `expired`: the mailed link was used, or its time is over; `fault`: the API did not answer. Nothing was done in any of these.
   */
  status: 'done' | 'refused' | 'conflict' | 'gone' | 'signed-out' | 'expired' | 'fault';
  message?: string;
  /** The state of the form: what is wrong with which field. */
  form?: SubmissionResult<string[]>;
  /** After a conflict: the record as it is now. */
  current?: AnyRecord;
};

const httpStatuses = { done: 200, refused: 400, conflict: 409, gone: 404, 'signed-out': 401, expired: 400, fault: 502 };

/** An answer with the HTTP status that says the same. */
export function respond(answer: ActionResult, headers?: HeadersInit) {
  return data(answer, { status: httpStatuses[answer.status], headers });
}

/** What a form's intent leads to. It answers expected failures and throws faults. */
export type Verb = (sent: {
  /** Not read yet, for `readForm`. */
  request: Request;
  /** The same form as it came, for what is in no schema. */
  form: FormData;
  /** Of what the form is about; empty where it names nothing. */
  id: string;
  site: SiteContext;
  /** Where the form stands, as path and query. */
  address: string;
}) => Promise<Response | ReturnType<typeof respond>>;

/**
 * Answers a page that is one form: `send` gets what keeps the schema's rules, on the server. A fault is logged, and what was
 * typed comes back but for the secrets in `hideFields`.
 *
 * @throws a 415 when the body is no form.
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

/** Why a form failed as a whole, as the API words it, else `otherwise`; null while only single fields are wrong, or nothing is. */
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
  /** The form that was refused, where there was more to it than a button. */
  submission?: Submission<Fields, string[], unknown>;
  hideFields?: string[];
};

/** Makes an expected failure of the API an answer; what it says about fields goes to the fields. */
export function refusal<Fields>(failure: Failure, { submission, hideFields }: Options<Fields> = {}): ActionResult {
  const { message } = failure;
  // The schema says that it may be of any type; it is of the one that the mutation is about.
  if (failure.__typename === 'Conflict') return { status: 'conflict', message, current: failure.current as AnyRecord };
  if (failure.__typename === 'NotFound') return { status: 'gone', message };
  if (failure.__typename === 'NotSignedIn') return { status: 'signed-out', message };
  if (failure.__typename === 'InvalidResetLink') return { status: 'expired', message };
  const fieldErrors = failure.__typename === 'InvalidInput' ? byField(failure.issues) : undefined;
  return { status: 'refused', message, form: submission?.reply({ fieldErrors, hideFields }) };
}

/** Waits for the server's answer in the browser. A form that gets none gets a fault, and keeps what was typed. */
export async function answerOrFault(serverAction: () => Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await serverAction();
  } catch (redirect) {
    if (redirect instanceof Response) throw redirect;
    return { status: 'fault' };
  }
}
