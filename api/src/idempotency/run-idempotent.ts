import { createHash } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { inputError, NotSignedInError } from '#api/graphql/failures.ts';

const dayMs = 24 * 3_600_000;

/**
 * The time limit of a transaction, in ms. A change of a thousand inquiries takes longer than Prisma's default of 5
 * seconds.
 */
const timeout = 30_000;

/** The argument with which a caller can send a mutation again without running it twice. */
export const idempotencyKeyArgument = {
  description:
    `A uuid that the caller made for this one change. If it is sent again with the same input within ${limits.idempotencyKeyDays} days, the ` +
    'first result is returned and nothing is done twice. With other input it is refused.',
} as const;

type Operation<Result> = {
  /** Null if the caller never repeats the mutation. */
  key: string | null | undefined;
  /** The mutation's name, and the arguments, which must be the same in a repeat. */
  input: readonly [name: string, ...args: unknown[]];
  /** Parses the stored result from JSON. */
  result: z.ZodType<Result>;
};

/**
 * Runs a change and records its key in one transaction. A repeat gets the recorded result. Requests with the same key
 * wait for each other. A change that throws leaves no record.
 *
 * @throws InputError if the key is not a uuid or was used for another change, NotSignedInError if there is a key but no
 * open session, and whatever `change` throws.
 */
export async function runIdempotent<Result extends object>(
  { database, session }: Pick<GraphQLContext, 'database' | 'session'>,
  { key, input, result }: Operation<Result>,
  change: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  if (key === null || key === undefined) return database.$transaction(change, { timeout });
  if (!z.uuid().safeParse(key).success) throw inputError([{ path: ['idempotencyKey'], message: 'Must be a uuid' }]);
  const open = await session();
  if (!open) throw new NotSignedInError();
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const id = { userId: open.user.id, key };
  return database.$transaction(
    async (transaction) => {
      const { idempotencyKey } = transaction;
      // Waits for another open transaction with this key. Inserts nothing if that transaction commits.
      const { count } = await idempotencyKey.createMany({ data: [{ ...id, fingerprint }], skipDuplicates: true });
      if (count === 0) {
        const known = await idempotencyKey.findUniqueOrThrow({ where: { userId_key: id } });
        if (known.fingerprint === fingerprint) return result.parse(known.result);
        throw inputError([{ path: ['idempotencyKey'], message: 'Has already been used for another change' }]);
      }
      const done = await change(transaction);
      const stored: Prisma.InputJsonValue = JSON.parse(JSON.stringify(done));
      await idempotencyKey.update({ where: { userId_key: id }, data: { result: stored } });
      return done;
    },
    { timeout },
  );
}

/** Deletes the expired keys, and returns how many. */
export async function deleteOldIdempotencyKeys(database: PrismaClient, now: Date): Promise<number> {
  const lt = new Date(now.getTime() - limits.idempotencyKeyDays * dayMs);
  const { count } = await database.idempotencyKey.deleteMany({ where: { createdAt: { lt } } });
  return count;
}
