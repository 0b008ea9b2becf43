import type { PrismaClient } from '@agency/prisma';
import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { GraphQLContext } from './context.ts';

/** The costs of fields that cost more than 1, the default, which is for some hundred bytes of the answer. */
export const cost = {
  /** A database query. */
  query: 10,
  /** A post's text of several thousand characters. */
  longText: 20,
} as const;

/**
 * Finds the ids of related items. However long a list is, its items ask in one query. Nothing is cached, so a subscription and
 * a second mutation see changes.
 *
 * Load the related items one by one (`findUnique`): Prisma combines these into one query. Where there may be no related item,
 * use Pothos' `query` as `{ ...query }`: Pothos warns when it is never read.
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
