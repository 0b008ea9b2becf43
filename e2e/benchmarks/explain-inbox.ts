import type { PrismaClient } from '@agency/prisma';

export type Asked = { search?: string; after?: { createdAt: Date; id: string } };

/** How Postgres answers a page of the inbox: the plan of the statement that Prisma writes for it, with times and pages read. */
export async function explainInbox(database: PrismaClient, { search = '', after }: Asked): Promise<string> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const columns = ['name', 'email', 'company', 'message'];
  const conditions = search
    .split(' ')
    .filter(Boolean)
    .map((word) => `(${columns.map((column) => `${column} ILIKE ('%' || ${value(word)} || '%')`).join(' OR ')})`);
  if (after) {
    const [moment, id] = [`${value(after.createdAt)}::timestamptz`, `${value(after.id)}::uuid`];
    conditions.push(`created_at <= ${moment} AND (created_at < ${moment} OR id < ${id})`);
  }
  const plan = await database.$queryRawUnsafe<Record<'QUERY PLAN', string>[]>(
    `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) SELECT * FROM contact_submissions
     ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
     ORDER BY created_at DESC, id DESC LIMIT 21`,
    ...values,
  );
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}
