import type { PrismaClient } from '@agency/prisma';
import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { GraphQLContext } from './context.ts';

/** The costs of expensive fields. The default cost of 1 stands for a few hundred bytes of the answer. */
export const cost = {
  query: 10,
  /** A post's text of several thousand characters. */
  longText: 20,
} as const;

/**
 * Creates a loader for data that belongs to an item, such as the ids of related items. One query looks up all items of
 * a list. Nothing is cached, so a subscription or a second mutation sees changes.
 *
 * If the loader returns only ids, load each related item with a `findUnique` of its own: Prisma combines them into one
 * query. If there may be no related item, spread Pothos' `query` (`{ ...query }`), because Pothos throws if `query` is
 * never read.
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
