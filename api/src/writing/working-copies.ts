import { randomInt } from 'node:crypto';
import type { Prisma, WorkingCopy } from '@agency/prisma/client';
import { sessionMinutes, type WrittenValues } from '#api/contract/writing.ts';
import { inputError, NotFoundError } from '#api/graphql/failures.ts';
import { ConflictError } from '#api/records/record-table.ts';
import { keepRevision } from './keep-revision.ts';
import { findRow, revisedKinds, valuesOf } from './revised-kinds.ts';

/** Returns a random first version, so that a window that was offline cannot mistake a new copy for an earlier one. */
const firstVersion = (): number => randomInt(1, 2 ** 30);

/** The maximum number of working copies of new, unsaved records per type, far above normal use. */
const mostUnsaved = 200;

type Writing = {
  id: string;
  type: string;
  values: WrittenValues;
  /**
   * The values from which the changes began, and the version of the record with these values (null if never saved). If
   * `begun` is null, the stored values stay.
   */
  begun: { base: WrittenValues; baseVersion: number | null } | null;
  /** The version of the working copy that the caller has seen; null if there was none. */
  seen: number | null;
  /** Whether to keep the replaced text as a revision, because another person may have written it. */
  keepsReplaced: boolean;
  writtenBy: string;
};

const keepTyped = (
  transaction: Prisma.TransactionClient,
  { id, type, values, writtenBy, writtenAt }: WorkingCopy,
): Promise<void> =>
  keepRevision(transaction, {
    type,
    recordId: id,
    values: values as Prisma.InputJsonValue,
    cause: 'typed',
    writtenBy,
    writtenAt,
  });

function kindOf(type: string) {
  const kind = revisedKinds.get(type);
  if (!kind) throw inputError([{ path: ['type'], message: 'Records of this type have no working copy' }]);
  return kind;
}

/** @throws ConflictError with the existing copy, or NotFoundError if there is none. */
async function refuse(transaction: Prisma.TransactionClient, id: string): Promise<never> {
  const current = await transaction.workingCopy.findUnique({ where: { id } });
  if (!current) throw new NotFoundError('This working copy');
  const kind = { type: 'WorkingCopy', one: 'text', model: 'workingCopy' } as const;
  throw new ConflictError(kind, current);
}

/** Lets no other transaction create this working copy until the given transaction ends. */
const lockCreation = (transaction: Prisma.TransactionClient, id: string) =>
  transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('working copy ' || ${id}::uuid, 0))`;

/**
 * Saves unsaved changes, unless somebody changed the working copy after the caller saw it. A copy that was untouched
 * for `sessionMinutes` is first kept as a revision.
 *
 * @throws ConflictError if somebody changed or created the working copy meanwhile. NotFoundError if the working copy is
 * gone, or if the record was saved or deleted since the writing began. InputError for a type without working copies, a
 * new copy without `begun`, or too many unsaved new records.
 */
export async function saveWorkingCopy(
  transaction: Prisma.TransactionClient,
  { id, type, values, begun, seen, keepsReplaced, writtenBy }: Writing,
): Promise<WorkingCopy> {
  const kind = kindOf(type);
  const writtenAt = new Date();
  if (begun) {
    // Without this check, a late request would bring back a working copy after its save.
    const row = await findRow(transaction, kind, id);
    if ((row?.version ?? null) !== begun.baseVersion)
      throw new NotFoundError({ message: 'It was saved or deleted since you began to write. Please reload it.' });
  }
  if (seen === null) {
    if (!begun) throw inputError([{ path: ['base'], message: 'Required' }]);
    await lockCreation(transaction, id);
    const data = [{ id, type, values, ...begun, writtenBy, writtenAt, version: firstVersion() }];
    const [made] = await transaction.workingCopy.createManyAndReturn({ data, skipDuplicates: true });
    if (!made) return refuse(transaction, id);
    const unsaved = { type, baseVersion: null };
    if (begun.baseVersion === null && (await transaction.workingCopy.count({ where: unsaved })) > mostUnsaved)
      throw inputError([{ path: ['values'], message: `At most ${mostUnsaved} new records can be unsaved` }]);
    return made;
  }
  const before = await transaction.workingCopy.findUnique({ where: { id } });
  const wasLeft = before && writtenAt.getTime() - before.writtenAt.getTime() > sessionMinutes * 60_000;
  if (before?.version === seen && (wasLeft || keepsReplaced)) await keepTyped(transaction, before);
  const [saved] = await transaction.workingCopy.updateManyAndReturn({
    where: { id, version: seen },
    data: { values, ...begun, writtenBy, writtenAt, version: { increment: 1 } },
  });
  return saved ?? refuse(transaction, id);
}

/**
 * Deletes a working copy, unless somebody changed it after the caller saw it.
 *
 * @param asRevision whether its text is kept as a revision.
 * @throws ConflictError if somebody changed the working copy, NotFoundError if there is none.
 */
export async function discardWorkingCopy(
  transaction: Prisma.TransactionClient,
  { id, seen, asRevision }: { id: string; seen: number; asRevision: boolean },
): Promise<void> {
  const copy = await transaction.workingCopy.findUnique({ where: { id, version: seen } });
  if (copy && asRevision) await keepTyped(transaction, copy);
  const { count } = await transaction.workingCopy.deleteMany({ where: { id, version: seen } });
  if (count === 0) await refuse(transaction, id);
}

/**
 * Replaces the working copy of a record with one of its revisions, byte for byte. The replaced copy is itself kept as a
 * revision.
 *
 * @throws NotFoundError if the revision or its record is gone.
 */
export async function restoreRevision(
  transaction: Prisma.TransactionClient,
  { id, writtenBy }: { id: string; writtenBy: string },
): Promise<WorkingCopy> {
  const revision = await transaction.revision.findUnique({ where: { id } });
  const row = revision && (await findRow(transaction, kindOf(revision.type), revision.recordId));
  if (!row) throw new NotFoundError('This revision');
  // Without these locks, text that is saved between the next statements would be overwritten and kept nowhere.
  await lockCreation(transaction, row.id);
  await transaction.$queryRaw`SELECT 1 FROM working_copies WHERE id = ${row.id}::uuid FOR UPDATE`;
  const before = await transaction.workingCopy.findUnique({ where: { id: row.id } });
  if (before) await keepTyped(transaction, before);
  const written = {
    values: revision.values as Prisma.InputJsonValue,
    base: valuesOf(kindOf(revision.type), row),
    baseVersion: row.version,
    writtenBy,
    writtenAt: new Date(),
  };
  return transaction.workingCopy.upsert({
    where: { id: row.id },
    create: { ...written, id: row.id, type: revision.type, version: firstVersion() },
    update: { ...written, version: { increment: 1 } },
  });
}
