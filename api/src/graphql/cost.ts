import type { PrismaClient } from '@agency/prisma';
import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { GraphQLContext } from './context.ts';

/** The costs of fields above the default of 1, which means some hundred bytes of the answer. */
export const cost = {
  /** A database query. */
  query: 10,
  /** A post's text of several thousand characters. */
  longText: 20,
} as const;

/**
 * Loads something that belongs to items by their ids, in one query for all items of an operation that ask at the same moment:
 * a field of a list is one query, however long the list. Nothing is cached, so a subscription and a second mutation see
 * changes.
 *
 * The items themselves are loaded one by one (`findUnique`), which Prisma combines into one query. A field that may find none
 * destructures its `query` (`{ ...query }`), since Pothos reports a query that is never read.
 */
export const foundTogether = <Found>(
  find: (database: PrismaClient, ids: readonly string[]) => Promise<readonly ({ id: string } & Found)[]>,
) =>
  createContextCache(
    ({ database }: GraphQLContext) =>
      new DataLoader<string, Found | undefined>(
        async (ids) => {
          const found = new Map((await find(database, ids)).map((one) => [one.id, one]));
          return ids.map((id) => found.get(id));
        },
        { cache: false },
      ),
  );
