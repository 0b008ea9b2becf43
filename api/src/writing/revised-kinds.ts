import type { Prisma } from '@agency/prisma/client';
import type { RevisionCause } from '#api/contract/writing.ts';
import type { VersionedRow } from '#api/records/record-table.ts';
import { keepRevision } from './keep-revision.ts';

type RevisedKind = {
  type: string;
  model: Uncapitalize<Prisma.ModelName>;
  /** The columns that are fields of the form. */
  fields: readonly string[];
};
type Row = VersionedRow & { updatedAt?: Date; published?: boolean; draft?: boolean };

/** The kinds of records with a working copy and revisions, by type. `addRecordMutations` adds them. */
export const revisedKinds = new Map<string, RevisedKind>();

/** Returns the values of the form's fields from a row, as JSON. */
export const valuesOf = ({ fields }: RevisedKind, row: object): Prisma.InputJsonValue =>
  JSON.parse(JSON.stringify(Object.fromEntries(fields.map((field) => [field, Reflect.get(row, field) ?? null]))));

/** Returns the row of a record. Null if the record was never saved or is gone. */
export async function findRow(
  transaction: Prisma.TransactionClient,
  { model }: RevisedKind,
  id: string,
): Promise<Row | null> {
  // TypeScript finds no common type of Prisma's models, although each has this method.
  const rows = transaction[model] as unknown as { findUnique(query: { where: { id: string } }): Promise<Row | null> };
  return rows.findUnique({ where: { id } });
}

/** Keeps a saved record as a revision. If the record has no revision yet, also keeps its earlier content. */
export async function keepSaved(
  transaction: Prisma.TransactionClient,
  kind: RevisedKind,
  { before, after, writtenBy }: { before: Row | null; after: Row; writtenBy: string },
): Promise<void> {
  const recordId = after.id;
  const keep = (row: Row, given: { cause: RevisionCause; writtenBy: string; writtenAt: Date }) =>
    keepRevision(transaction, { type: kind.type, recordId, values: valuesOf(kind, row), ...given });
  if (before && (await transaction.revision.count({ where: { recordId } })) === 0)
    await keep(before, { cause: 'saved', writtenBy: '', writtenAt: before.updatedAt ?? before.createdAt });
  await keep(after, { cause: causeOf(before, after), writtenBy, writtenAt: new Date() });
}

/** Whether visitors can read a record: posts have `published`, and case studies have `draft`. */
const isPublic = (row: Row | null): boolean => row?.published ?? row?.draft === false;

function causeOf(before: Row | null, after: Row): RevisionCause {
  if (isPublic(before) !== isPublic(after)) return isPublic(after) ? 'published' : 'withdrawn';
  return before ? 'saved' : 'created';
}
