import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import {
  isInternal,
  isRateLimited,
  isUnauthenticated,
  isUnreachable,
  messageOf,
  unavailabilityOf,
} from '../graphql/errors.ts';
import { insertRecord, patchAll, patchRecord, removeRecord, writeRecord } from '../graphql/lists.ts';
import type { NoResult } from './create-outbox.ts';
import type { Result } from './documents.ts';
import { declared, isNew, isRemoval, isSave, type OutboxEntry, type QueuedMutation } from './local-document.ts';

type Options = {
  onSessionEnded(): void;
  /** Called if the kind's list or count must be refetched. */
  onStale(kind: KindName): void;
  /** Called if the record with this id was deleted. */
  onDeleted(id: string): void;
};

type Answer =
  | { __typename: 'NotSignedIn' }
  | { __typename: 'NotFound'; message: string }
  | { __typename: 'InvalidInput'; message: string; issues: { path: string; message: string }[] }
  | { __typename: 'Conflict'; message: string; current: AnyRecord }
  | AnyRecord;

/** Returns the GraphQL request of a mutation, and `ok`, the type name of the answer if it succeeds. */
function requestOf({ document, mutation }: OutboxEntry) {
  return declared(mutation).request({
    id: document.id,
    version: document.base?.version ?? null,
    variables: mutation.variables,
    key: mutation.idempotencyKey,
    wasHeld: mutation.notBefore !== null,
  });
}

/** Returns the body of the GraphQL request of a mutation, as JSON. */
export function requestBody(entry: OutboxEntry): string {
  const { document, variables } = requestOf(entry);
  return JSON.stringify({ query: print(document), variables });
}

/** Sends a mutation under its key, writes its result into the cache, and returns the result. Never throws. */
export async function sendMutation(
  client: ApolloClient,
  sent: OutboxEntry,
  { onSessionEnded, onStale, onDeleted }: Options,
): Promise<Result | NoResult> {
  const { document, mutation } = sent;
  try {
    const { ok, ...request } = requestOf(sent);
    // Bypass the cache: a repeat may get a week-old result, with which Apollo would overwrite newer data.
    const { data } = await client.mutate({
      fetchPolicy: 'no-cache',
      mutation: request.document,
      variables: request.variables as Record<string, unknown>,
    });
    const [answer] = Object.values(data ?? {}) as (Answer | null)[];
    if (answer?.__typename === 'NotSignedIn') {
      onSessionEnded();
      return { kind: 'none', mayHaveArrived: null, trouble: null };
    }
    const result = resultOf(mutation, answer ?? null, ok);
    if (result.kind === 'ok' && isRemoval(mutation)) onDeleted(document.id);
    if (writeResult(client, sent, result)) onStale(document.kind);
    // Wait until Apollo has notified its hooks in the next task, while the mutation is still queued. Otherwise, a
    // deleted row or an old title would reappear for a frame.
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  } catch (error) {
    if (isUnauthenticated(error)) return { kind: 'none', mayHaveArrived: null, trouble: null };
    const trouble = unavailabilityOf(error);
    // After an internal error, the server has rolled back the mutation and its key.
    if (isInternal(error)) return { kind: 'none', mayHaveArrived: false, trouble };
    if (isRateLimited(error)) return { kind: 'none', mayHaveArrived: null, trouble };
    if (trouble || isUnreachable(error)) return { kind: 'none', mayHaveArrived: true, trouble };
    return { kind: 'refused', refusal: { reason: 'failed', message: messageOf(error) }, unprocessed: true };
  }
}

function resultOf(mutation: QueuedMutation, answer: Answer | null, ok: string): Result {
  const record = (current: unknown) => kindOf(mutation.kind).record.parse(current);
  if (answer?.__typename === ok) return { kind: 'ok', record: isSave(mutation) ? record(answer) : null };
  if (!answer) return refusedFor('failed');
  if ('current' in answer) {
    const current = record(answer.current);
    const declaration = declared(mutation);
    const isResult = declaration.effect === 'save' && (declaration.isResult?.(current) ?? true);
    // The server may have forgotten the key of a save that it executed. If the record has the saved values, nothing
    // conflicts.
    if (isResult && kindOf(mutation.kind).form?.isSame(mutation.variables as object, current))
      return { kind: 'ok', record: current };
    return { kind: 'refused', refusal: { reason: 'conflict', message: answer.message, current } };
  }
  if ('issues' in answer)
    return { kind: 'refused', refusal: { reason: 'invalid', message: answer.message, issues: answer.issues } };
  if (answer.__typename === 'NotFound') {
    // Somebody else deleted the record. A deletion then counts as done, and most patches have nothing left to change.
    const declaration = declared(mutation);
    if (declaration.effect === 'patch' && declaration.needsTarget) return refusedFor('failed', messageIn(answer));
    if (!isSave(mutation)) return { kind: 'ok', record: null };
    return refusedFor('notFound', messageIn(answer));
  }
  return refusedFor('failed');
}

const messageIn = (answer: Answer) => ('message' in answer ? answer.message : undefined);

const refusedFor = (reason: 'failed' | 'notFound', message = 'The server could not process the request.'): Result => ({
  kind: 'refused',
  refusal: { reason, message },
});

/** Writes a result into the cache. Returns whether to reload the list: a record may have moved, or is not loaded. */
function writeResult({ cache }: ApolloClient, { document, mutation }: OutboxEntry, result: Result): boolean {
  const kind = kindOf(document.kind);
  const { id } = document;
  if (result.kind === 'refused') {
    const { refusal } = result;
    if (refusal.reason === 'notFound' && !isNew(document)) removeRecord(cache, kind, id);
    return refusal.reason === 'conflict' && writeRecord(cache, kind, refusal.current);
  }
  const declaration = declared(mutation);
  if (declaration.effect === 'remove') removeRecord(cache, kind, id);
  if (declaration.effect === 'patch') {
    if (declaration.refetches) return true;
    const patch = (record: AnyRecord) => declaration.patch(record, mutation);
    if (!declaration.ofList) return !patchRecord(cache, kind, id, patch) || declaration.refreshes === true;
    patchAll(cache, kind, patch);
    return true;
  }
  if (!result.record) return false;
  const isStale = writeRecord(cache, kind, result.record);
  if (isNew(document)) insertRecord(cache, kind, id);
  return isStale;
}
