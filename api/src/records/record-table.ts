import { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { errorCodes } from '#api/contract/errors.ts';
import { ExpectedFailure, inputError, NotFoundError } from '#api/graphql/failures.ts';
import { typed } from '#api/graphql/node.ts';

/** A row with a `version`, which a database trigger increments at each change. */
export type VersionedRow = { id: string; version: number; createdAt: Date };

/** The methods of a Prisma model that are used here. */
type Delegate = {
  findUnique(query: { where: { id: string } }): Promise<VersionedRow | null>;
  count(): Promise<number>;
  createManyAndReturn(query: { data: object[]; skipDuplicates: boolean }): Promise<VersionedRow[]>;
  updateManyAndReturn(query: { where: object; data: object }): Promise<VersionedRow[]>;
  deleteMany(query: { where: object }): Promise<{ count: number }>;
};

type Version = number | null | undefined;

/** The record has another version than the caller has seen. */
export class ConflictError extends ExpectedFailure {
  /** The row as it is now. `__typename` tells GraphQL its type. */
  readonly current: { id: string; createdAt: Date; __typename: string };

  constructor(
    { one, type }: RecordTable,
    current: Omit<VersionedRow, 'version'>,
    message = `This ${one} was changed in the meantime.`,
  ) {
    super(message, errorCodes.conflict);
    this.current = typed(type, current);
  }
}

/** A kind's table: its Prisma model, the GraphQL type of its rows, and the name of a row, such as "portfolio item". */
export type RecordTable = {
  model: Uncapitalize<Prisma.ModelName>;
  type: string;
  one: string;
  /** The maximum number of rows. Set it for a list that is loaded as a whole. */
  most?: number;
  /** A unique column, and the message if another row has the same value. */
  unique?: { column: string; message: string };
};

const isUniqueViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/**
 * Creates, updates and deletes the rows of one kind. Updates and deletions check the expected version, if one is given.
 */
export function recordTable(kind: RecordTable) {
  const { model, type, one, most, unique } = kind;
  // TypeScript cannot infer a common type for Prisma's models, although all of them have these methods.
  const delegate = (transaction: Prisma.TransactionClient) => transaction[model] as unknown as Delegate;
  const notFound = () => new NotFoundError(`This ${one}`);
  const taken = ({ column, message }: NonNullable<RecordTable['unique']>) => inputError([{ path: [column], message }]);

  /**
   * Returns the `where` of an update or deletion. The statement itself checks the version, so no other change can
   * happen between the check and the write. Null if the id is not a uuid.
   */
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
     * Adds a row. The id is `clientId`, if given, so that a repeat after a lost response returns the existing row. A
     * deleted row is not created again as long as its deletion is in the table of changes.
     *
     * @throws InputError if `clientId` is not a uuid, a unique value is taken, or the table is full. NotFoundError if
     * the row was deleted.
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
      // Throwing rolls back the insert.
      if (made[0] && most !== undefined && (await rows.count()) > most)
        throw inputError([{ path: ['input'], message: `There can be at most ${most} ${one}s` }]);
      // Checks for a deletion after the insert. The insert waits for a concurrent transaction that deletes the same
      // row, so its deletion is visible now.
      const gone = id && (await transaction.change.findFirst({ where: { type, subjectId: id, deleted: true } }));
      if (!row && !gone && unique) throw taken(unique);
      if (!row || gone) throw notFound();
      return row;
    },

    /**
     * @throws InputError if a unique value is taken, ConflictError if the row has another version, NotFoundError if the
     * row does not exist.
     */
    async update(
      transaction: Prisma.TransactionClient,
      id: string,
      data: object,
      expected: Version,
    ): Promise<VersionedRow> {
      const where = versionOf(id, expected);
      const update = async () => (where ? delegate(transaction).updateManyAndReturn({ where, data }) : []);
      const [row] = await update().catch((error: unknown) => {
        throw unique && isUniqueViolation(error) ? taken(unique) : error;
      });
      if (!row) throw await whyNotWritten(transaction, id);
      return row;
    },

    /** Permanently deletes a row. @throws ConflictError, NotFoundError. */
    async delete(transaction: Prisma.TransactionClient, id: string, expected: Version): Promise<{ id: string }> {
      const where = versionOf(id, expected);
      const { count } = where ? await delegate(transaction).deleteMany({ where }) : { count: 0 };
      if (count === 0) throw await whyNotWritten(transaction, id);
      return { id };
    },
  };
}
