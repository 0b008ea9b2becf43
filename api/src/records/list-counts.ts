import { Prisma } from '@agency/prisma/client';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';

/** The maximum number of records that are counted, so that a count takes milliseconds in a table of any size. */
const mostCounted = 10_000;

/** A filter of a list: its GraphQL description, and its condition in SQL. */
type Filter = { description: string; where: Prisma.Sql };

/**
 * Adds the query `<type>Counts`: how many records a list has, and how many each of its filters finds. One pass over the
 * table counts for all filters.
 */
export function addListCounts(type: string, table: string, many: string, found: Record<string, Filter>): void {
  const all = { description: `All ${many} except those in the trash.`, where: Prisma.sql`trashed_at IS NULL` };
  const filters: Record<string, Filter> = { all, ...found };
  const object = builder.objectRef<Record<string, number>>(`${type}Counts`).implement({
    description: `How many ${many} each filter of their list finds, among at most ${mostCounted}.`,
    fields: (t) =>
      Object.fromEntries(
        Object.entries(filters).map(([name, { description }]) => [
          name,
          t.int({ description, resolve: (counts) => counts[name] ?? 0 }),
        ]),
      ),
  });
  const columns = Object.entries(filters).map(
    ([name, { where }]) => Prisma.sql`(count(*) FILTER (WHERE ${where}))::int AS ${Prisma.raw(name)}`,
  );
  builder.queryField(`${type.charAt(0).toLowerCase()}${type.slice(1)}Counts`, (t) =>
    t.field({
      type: object,
      description: `How many ${many} each filter of their list finds. For the admin.`,
      authScopes: { admin: true },
      complexity: cost.query,
      async resolve(_root, _args, { database }) {
        const [counts] = await database.$queryRaw<Record<string, number>[]>`
          SELECT ${Prisma.join(columns)} FROM (SELECT * FROM ${Prisma.raw(table)} LIMIT ${mostCounted}) AS counted`;
        return counts ?? {};
      },
    }),
  );
}
