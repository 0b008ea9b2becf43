import { isDeepStrictEqual } from 'node:util';
import type { Prisma } from '@agency/prisma/client';
import { mostRevisions, type RevisionCause, revisionMinutes } from '#api/contract/writing.ts';

type Written = {
  type: string;
  recordId: string;
  values: Prisma.InputJsonValue;
  cause: RevisionCause;
  writtenBy: string;
  writtenAt: Date;
};

/**
 * Keeps a version of a record, so that it can be restored. Saves of one person within `revisionMinutes` are one
 * revision, with the values of the last save. Publishing and withdrawing each make a new revision. Otherwise, values
 * that equal those of the newest revision add none. Only the newest `mostRevisions` stay.
 */
export async function keepRevision(transaction: Prisma.TransactionClient, written: Written): Promise<void> {
  const { recordId, values, cause, writtenBy, writtenAt } = written;
  const order = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  const last = await transaction.revision.findFirst({ where: { recordId }, orderBy: order });
  if (last && (cause === 'saved' || cause === 'typed') && isDeepStrictEqual(last.values, values)) return;
  const isSoon = last && writtenAt.getTime() - last.createdAt.getTime() < revisionMinutes * 60_000;
  if (isSoon && cause === 'saved' && last.cause === cause && last.writtenBy === writtenBy) {
    await transaction.revision.update({ where: { id: last.id }, data: { values, writtenAt } });
    return;
  }
  await transaction.revision.create({ data: { ...written, createdAt: writtenAt } });
  const tooOld = await transaction.revision.findMany({
    where: { recordId },
    orderBy: order,
    skip: mostRevisions,
    select: { id: true },
  });
  if (tooOld.length > 0) await transaction.revision.deleteMany({ where: { id: { in: tooOld.map(({ id }) => id) } } });
}
