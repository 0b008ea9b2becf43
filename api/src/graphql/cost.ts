import type { PrismaClient } from '@agency/prisma';
import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { GraphQLContext } from './context.ts';

/** What fields cost that cost more than the 1 of any other, which stands for some hundred bytes of the answer. */
export const cost = {
  /** Something is asked of the database. */
  query: 10,
  /** A post's text of some thousand characters. */
  longText: 20,
} as const;

/**
 * What belongs to an item by its id, found for all items of an operation that ask at one moment together: a field of a list
 * is one query, however long the list. Nothing is kept for later, so a subscription and a second mutation see changes.
 *
 * The items themselves are asked for one by one (`findUnique`), which Prisma turns into one query. A field that may find none
 * takes its `query` apart (`{ ...query }`), since Pothos takes one that nobody reads for a mistake.
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
