import { errorCodes } from '@agency/api/contract/errors';
import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import { data } from 'react-router';
import { z } from 'zod';
import { readEntries } from '#app/form/parse-form.ts';
import { personalHeaders } from '#app/personal-pages.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { type Stored, workingCopyFields } from '#ui/admin/kind.ts';
import type { Failure } from '../actions/action-result.ts';
import type { Route } from './+types/working-copy.ts';
import { readStored, writtenKind } from './read-stored.ts';

/**
 * The answer to a change of a working copy. Only `done` means that the change was made. `changed`: no change was made,
 * and `stored` is the current data. Usually somebody else has changed the record or the copy, or the request only asked
 * for the data.
 */
export type WritingAnswer =
  | { status: 'done'; version: number | null }
  | { status: 'changed'; stored: Stored }
  | { status: 'refused'; message: string }
  | { status: 'signed-out' };

const saveMutation = graphql(
  `
    mutation SaveWorkingCopy(
      $id: ID!
      $type: String!
      $values: JSON!
      $base: JSON
      $baseVersion: Int
      $expectedVersion: Int
      $keepsReplaced: Boolean
    ) {
      answer: saveWorkingCopy(
        id: $id
        type: $type
        values: $values
        base: $base
        baseVersion: $baseVersion
        expectedVersion: $expectedVersion
        keepsReplaced: $keepsReplaced
      ) {
        __typename
        ...FailureFields
        ...WorkingCopyFields
      }
    }
  `,
  [failureFields, workingCopyFields],
);

const discardMutation = graphql(
  `
    mutation DiscardWorkingCopy($id: ID!, $expectedVersion: Int!, $asRevision: Boolean!) {
      answer: discardWorkingCopy(id: $id, expectedVersion: $expectedVersion, asRevision: $asRevision) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

const answerJson = (answer: WritingAnswer, status = 200) => Response.json(answer, { status, headers: personalHeaders });

/** Returns the current state of a record and its working copy as a `changed` answer, for an open form. */
export async function loader({ context, params: { kind, id } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    return answerJson({ status: 'changed', stored: await readStored(site, writtenKind(kind), id) });
  } catch (error) {
    return answerError(site, error);
  }
}

/** Saves the values of an open form as the record's working copy, or discards that copy. */
export async function action({ context, request, params: { kind: name, id } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const kind = writtenKind(name);
  const form = await readEntries(request);
  try {
    const answer = await (form.get('intent') === 'discard' ? discard(site, id, form) : save(site, kind.type, id, form));
    if ('version' in answer) return answerJson({ status: 'done', version: answer.version });
    if (answer.__typename === 'Deleted') return answerJson({ status: 'done', version: null });
    if (answer.__typename === 'NotSignedIn') return answerJson({ status: 'signed-out' }, 401);
    if (answer.__typename === 'InvalidInput') return answerJson({ status: 'refused', message: answer.message }, 400);
    return answerJson({ status: 'changed', stored: await readStored(site, kind, id) });
  } catch (error) {
    return answerError(site, error);
  }
}

type Answer = { __typename: 'WorkingCopy'; version: number } | { __typename: 'Deleted' } | Failure;

const refused = () => data(null, { status: 400, statusText: 'Bad Request' });

const versionSchema = z.coerce.number().pipe(z.int32());

/** Parses a version in a form; null if it is empty. @throws a 400 for anything else. */
function number(entry: FormDataEntryValue | null): number | null {
  if (!entry) return null;
  const { data: version } = versionSchema.safeParse(entry);
  if (version === undefined) throw refused();
  return version;
}

/** Parses JSON in a form; null if there is none. @throws a 400 for anything else. */
function json(entry: FormDataEntryValue | null): unknown {
  if (entry === null) return null;
  try {
    return JSON.parse(String(entry));
  } catch {
    throw refused();
  }
}

async function save({ queryApi }: SiteContext, type: string, id: string, form: FormData): Promise<Answer> {
  const { answer } = await queryApi(saveMutation, {
    id,
    type,
    values: json(form.get('values')),
    base: json(form.get('base')),
    baseVersion: number(form.get('baseVersion')),
    expectedVersion: number(form.get('expectedVersion')),
    keepsReplaced: form.has('keepsReplaced'),
  });
  return answer as Answer;
}

async function discard({ queryApi }: SiteContext, id: string, form: FormData): Promise<Answer> {
  const { answer } = await queryApi(discardMutation, {
    id,
    expectedVersion: number(form.get('expectedVersion')) ?? 0,
    asRevision: form.has('asRevision'),
  });
  return answer as Answer;
}

function answerError({ logError }: SiteContext, error: unknown): Response {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code === errorCodes.otherAdmin) return answerJson({ status: 'refused', message }, 409);
  if (code === errorCodes.unauthenticated) return answerJson({ status: 'signed-out' }, 401);
  if (error instanceof Object && 'init' in error) throw error;
  logError(error);
  return new Response(null, { status: 502, headers: personalHeaders });
}
