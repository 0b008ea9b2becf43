import type { PortfolioItem, Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { errorCodes } from '#api/contract/errors.ts';
import { ExpectedFailure, NotFoundError } from '#api/graphql/failures.ts';

/** The item is not the version that the caller has seen. */
export class ConflictError extends ExpectedFailure {
  readonly current: PortfolioItem;

  constructor(current: PortfolioItem) {
    super('This portfolio item was changed in the meantime.', errorCodes.conflict);
    this.current = current;
  }
}

/**
 * Which row to write: the item, in the version that is expected if one is. The condition is part of the statement that
 * writes, so nobody can come in between. Null when the id is no uuid, and so nobody's.
 */
export function versionOf(id: string, expectedVersion: number | null | undefined) {
  if (!z.uuid().safeParse(id).success) return null;
  return { id, ...(typeof expectedVersion === 'number' ? { version: expectedVersion } : {}) };
}

/** Why nothing was written: the item is another version by now, or gone. */
export async function whyNotWritten(
  { portfolioItem }: Prisma.TransactionClient,
  id: string,
): Promise<ConflictError | NotFoundError> {
  const current = versionOf(id, null) && (await portfolioItem.findUnique({ where: { id } }));
  return current ? new ConflictError(current) : new NotFoundError('This portfolio item');
}
