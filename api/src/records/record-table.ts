import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { errorCodes } from '#api/contract/errors.ts';
import { ExpectedFailure, inputError, NotFoundError } from '#api/graphql/failures.ts';
import { typed } from '#api/graphql/node.ts';

/** A row that counts its changes: a trigger of the database adds one to `version` at each. */
export type VersionedRow = { id: string; version: number; createdAt: Date };

/** What Prisma offers for each table, as far as records need it. */
type Delegate = {
  findUnique(query: { where: { id: string } }): Promise<VersionedRow | null>;
  count(): Promise<number>;
  createManyAndReturn(query: { data: object[]; skipDuplicates: boolean }): Promise<VersionedRow[]>;
  updateManyAndReturn(query: { where: object; data: object }): Promise<VersionedRow[]>;
  deleteMany(query: { where: object }): Promise<{ count: number }>;
};

type Version = number | null | undefined;

/** The record is not the version that the caller has seen. */
export class ConflictError extends ExpectedFailure {
  /** The row as it is now. Its type's name leads GraphQL to the object that shows it. */
  readonly current: VersionedRow & { __typename: string };

  constructor({ one, type }: RecordTable, current: VersionedRow) {
    super(`This ${one} was changed in the meantime.`, errorCodes.conflict);
    this.current = typed(type, current);
  }
}

/** A kind's table: Prisma's name of it, the GraphQL type of its rows, and what one is called, such as "portfolio item". */
export type RecordTable = {
  model: Uncapitalize<Prisma.ModelName>;
  type: string;
  one: string;
  /** How many rows there may be, of a list that is read as a whole. */
  most?: number;
};

/** Creates, updates and deletes the rows of one kind, each by one statement that names the version it expects. */
export function recordTable(kind: RecordTable) {
  const { model, type, one, most } = kind;
  // The delegates of different models share no type, though all have these methods.
  const delegate = (transaction: Prisma.TransactionClient) => transaction[model] as unknown as Delegate;
  const notFound = () => new NotFoundError(`This ${one}`);

  /** The condition of the statement that writes, so that no other change comes in between. Null when the id is no uuid. */
  function versionOf(id: string, expectedVersion: Version) {
    if (!z.uuid().safeParse(id).success) return null;
    return { id, ...(typeof expectedVersion === 'number' ? { version: expectedVersion } : {}) };
  }

  async function whyNotWritten(transaction: Prisma.TransactionClient, id: string) {
    const current = versionOf(id, null) && (await delegate(transaction).findUnique({ where: { id } }));
    return current ? new ConflictError(kind, current) : notFound();
  }

  return {
    /**
     * Adds a row. A `clientId` becomes its id, so that asking again after a lost answer adds no second one: the row that is
     * there by then is the answer. One that was deleted since is not brought back, for as long as changes are kept.
     *
     * @throws InputError when `clientId` is no uuid or there are as many as there may be, NotFoundError when the row was deleted meanwhile.
     */
    async create(
      transaction: Prisma.TransactionClient,
      data: object,
      clientId: string | null | undefined,
    ): Promise<VersionedRow> {
      const id = clientId ?? undefined;
      if (id !== undefined && !z.uuid().safeParse(id).success)
        throw inputError([{ path: ['clientId'], message: 'Must be a uuid' }]);
      const rows = delegate(transaction);
      const made = await rows.createManyAndReturn({ data: [{ ...data, id }], skipDuplicates: true });
      const row = made[0] ?? (id === undefined ? null : await rows.findUnique({ where: { id } }));
      // Looked for after the insert, which waits for a deletion under way; what is thrown undoes the insert.
      if (made[0] && most !== undefined && (await rows.count()) > most)
        throw inputError([{ path: ['input'], message: `There can be at most ${most} ${one}s` }]);
      const gone = id && (await transaction.change.findFirst({ where: { type, subjectId: id, deleted: true } }));
      if (!row || gone) throw notFound();
      return row;
    },

    /** @throws ConflictError when it is another version by now, NotFoundError when it was deleted meanwhile. */
    async update(
      transaction: Prisma.TransactionClient,
      id: string,
      data: object,
      expected: Version,
    ): Promise<VersionedRow> {
      const where = versionOf(id, expected);
      const [row] = where ? await delegate(transaction).updateManyAndReturn({ where, data }) : [];
      if (!row) throw await whyNotWritten(transaction, id);
      return row;
    },

    /** Deletes a row for good. @throws ConflictError, NotFoundError. */
    async delete(transaction: Prisma.TransactionClient, id: string, expected: Version): Promise<{ id: string }> {
      const where = versionOf(id, expected);
      const { count } = where ? await delegate(transaction).deleteMany({ where }) : { count: 0 };
      if (count === 0) throw await whyNotWritten(transaction, id);
      return { id };
    },
  };
}
