import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import {
  type Documents,
  declared,
  isNew,
  isPending,
  isRemoval,
  isSave,
  type LocalDocument,
  type OutboxEntry,
  type QueuedMutation,
} from './local-document.ts';

/**
 * Returns only the documents with mutations. The result does not change while the admin types into a record without
 * queued mutations.
 */
export const withMutations = (documents: Documents): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([, { mutations }]) => mutations.length > 0));

/** Returns everything that the server has not confirmed, in the order of sending, without quiet mutations. */
export const outboxOf = (documents: Documents): OutboxEntry[] =>
  Object.values(documents)
    .flatMap((document) => document.mutations.map((mutation) => ({ document, mutation })))
    .filter(({ mutation }) => !declared(mutation).quiet)
    .sort((one, other) => one.mutation.order - other.mutation.order);

/** Returns the records with unsaved changes, in the order in which editing started. */
export const unsavedIn = (documents: Documents) =>
  Object.values(documents).flatMap((document) => {
    const { kind, id, unsaved, mutations } = document;
    return unsaved ? [{ kind, id, isNew: isNew(document) && mutations.length === 0, ...unsaved }] : [];
  });

/** Whether a deletion is queued or being sent. A record whose deletion was refused is visible again. */
export const isBeingDeleted = ({ mutations }: LocalDocument): boolean =>
  mutations.some((mutation) => isRemoval(mutation) && isPending(mutation));

/** Returns the ids of a kind's records that are being deleted. Views hide these records. */
export const idsBeingDeleted = (documents: Documents, kind: KindName): ReadonlySet<string> =>
  new Set(
    Object.values(documents).flatMap((document) =>
      document.kind === kind && isBeingDeleted(document) ? [document.id] : [],
    ),
  );

/** Returns the queued patches of a record, its own and those of the whole list, in order. */
export const patchesOf = (documents: Documents, kind: KindName, id: string): QueuedMutation[] =>
  [documents[kind], documents[id]]
    .flatMap((document) => document?.mutations ?? [])
    .filter((mutation) => declared(mutation).effect === 'patch' && isPending(mutation))
    .sort((one, other) => one.order - other.order);

export function patched<Row extends AnyRecord>(record: Row, patches: readonly QueuedMutation[]): Row {
  let after = record;
  for (const mutation of patches) {
    const declaration = declared(mutation);
    if (declaration.effect === 'patch') after = { ...after, ...declaration.patch(after, mutation) };
  }
  return after;
}

/** A record with its queued mutations applied, and its last unconfirmed save or deletion, if any. */
export type Shown<Row extends AnyRecord> = { record: Row; mutation: QueuedMutation | null };

/**
 * Applies a record's queued save or deletion. Patches must be applied before, with `patched`. Null if the record is
 * gone, is being deleted, or is new and unsaved.
 */
export function overlay<Row extends AnyRecord>(
  record: Row | null,
  document: LocalDocument | null | undefined,
): Shown<Row> | null {
  const mutation = document?.mutations.findLast((each) => declared(each).effect !== 'patch') ?? null;
  if (!document || !mutation) return record && { record, mutation: null };
  if (isBeingDeleted(document)) return null;
  if (!isSave(mutation) || (record && mutation.refusal)) return record && { record, mutation };
  // If the server had the record and no longer has it, the record is gone.
  if (!record && document.base) return null;
  const { type, form } = kindOf(document.kind);
  const made = { __typename: type, id: document.id, version: record?.version ?? 0 };
  return { record: { ...made, ...form?.contentOf(mutation.variables as object) } as unknown as Row, mutation };
}

/**
 * Applies queued mutations to a list, so that changes show at once. The server's data stays as it is, so canceled
 * changes, and refused changes to an existing record, just disappear. New records come first among those that are equal
 * in the kind's order.
 */
export function overlayList<Row extends AnyRecord>(
  kind: KindName,
  records: readonly Row[],
  documents: Documents,
  now: number,
): Shown<Row>[] {
  const known = new Set(records.map(({ id }) => id));
  // Only new records are added. A record that the server had and the list lacks is gone.
  const made = Object.values(documents).filter(
    (document) => document.kind === kind && isNew(document) && !known.has(document.id),
  );
  const { compare } = kindOf(kind).list;
  return [
    ...made.map((document) => overlay<Row>(null, document)),
    ...records.map((record) => overlay(patched(record, patchesOf(documents, kind, record.id)), documents[record.id])),
  ]
    .filter((shown) => shown !== null)
    .toSorted((one, other) => compare?.(one.record, other.record, null, now) ?? 0);
}
