import { data } from 'react-router';
import { z } from 'zod';
import { readForm } from '#app/form/parse-form.ts';
import type { AnyKind, AnyRecord } from '#ui/admin/kind.ts';
import { kindNames, kindOf } from '#ui/admin/kinds.ts';
import { type Failure, refusal, respond, type Verb } from './action-result.ts';

/** The version of the form. A missing or invalid version becomes 0, which no record has. */
const versionSchema = z.coerce.number().pipe(z.int32()).catch(0);
const firstVersion = 1;

/**
 * Runs the mutation that the form names, on the record with the form's `id` and `version`, with variables from the
 * form. A save without an `id` creates a record with the id in `newId`.
 *
 * @throws a 400 when there is no such mutation, and the API's error when the API fails.
 */
export const runMutation: Verb = async ({ request, form, id, site: { queryApi } }) => {
  const { kind, mutation } = mutationOf(form);
  const submission = await readForm(request, mutation.variables as z.ZodObject);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply() });
  const variables = submission.value;
  const version = versionSchema.parse(form.get('version'));
  const send = async (to: { id: string; version: number | null }): Promise<Sent> => {
    const { document, variables: given, ok } = mutation.request({ ...to, variables, key: null, wasHeld: false });
    const [answer] = Object.values(await queryApi(document, given)) as Answer[];
    if (!answer) throw new Error(`A mutation of the kind ${kind.name} returned no answer.`);
    return { answer, ok: answer.__typename === ok };
  };
  const isSame = (record: object) => kind.form?.isSame(variables, record);
  const isRecord = (answer: Answer): answer is AnyRecord => answer.__typename === kind.type;

  const isNew = !id && mutation.effect === 'save';
  let sent = await send(isNew ? { id: String(form.get('newId') ?? ''), version: null } : { id, version });
  // If the record exists with other content, an earlier request created the record, and its response was lost. In
  // that case, save the later edits, unless others have changed the record since.
  if (isNew && isRecord(sent.answer) && !isSame(sent.answer))
    sent = await send({ id: sent.answer.id, version: Math.max(version, firstVersion) });
  if (!sent.ok) {
    const answer = sent.answer as Failure;
    // If the same content is already saved, by an earlier request or elsewhere, there is no conflict.
    const isDone =
      answer.__typename === 'Conflict' &&
      mutation.effect === 'save' &&
      (mutation.isResult?.(answer.current as AnyRecord) ?? true) &&
      isSame(answer.current);
    // If the record was deleted, a quiet mutation, such as marking as read, no longer matters.
    const isNeedless = answer.__typename === 'NotFound' && mutation.quiet;
    const current = isDone ? (answer.current as AnyRecord) : undefined;
    return respond(isDone || isNeedless ? { status: 'done', current } : refusal(answer, { submission }));
  }
  const message = 'message' in sent.answer ? sent.answer.message : undefined;
  return respond({ status: 'done', message, current: isRecord(sent.answer) ? sent.answer : undefined });
};

type Answer = AnyRecord | Failure;
/** A result of the API. `ok`: whether it is the mutation's success type. */
type Sent = { answer: Answer; ok: boolean };

function mutationOf(form: FormData): { kind: AnyKind; mutation: AnyKind['mutations'][string] } {
  const name = kindNames.find((each) => each === form.get('kind'));
  const kind = name && kindOf(name);
  const mutation = new Map(Object.entries(kind?.mutations ?? {})).get(String(form.get('mutation')));
  if (!kind || !mutation) throw data(null, { status: 400, statusText: 'Bad Request' });
  return { kind, mutation };
}
