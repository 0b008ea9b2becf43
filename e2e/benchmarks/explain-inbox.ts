import { createPrismaClient } from '@agency/prisma';
import { matching } from '../../api/src/contact/list-inquiries.ts';
import { parseInquirySearch } from '../../api/src/contract/inquiries.ts';
import { sortedBy } from '../../api/src/graphql/keyset.ts';

export type Asked = { search?: string; after?: { createdAt: Date; id: string } };

/** Returns Postgres's plan, with times and buffers, for the statement that Prisma generates for a page of the inbox. */
export async function explainInbox(databaseUrl: string, { search, after }: Asked): Promise<string> {
  const statements: { query: string; params: string }[] = [];
  const database = createPrismaClient(databaseUrl, { onQuery: (statement) => statements.push(statement) });
  try {
    await database.contactSubmission.findMany({
      where: {
        AND: [matching(search), after ? { createdAt: { lte: after.createdAt } } : {}],
        ...(after && { OR: [{ createdAt: { lt: after.createdAt } }, { id: { lt: after.id } }] }),
      },
      orderBy: sortedBy(parseInquirySearch(search).sort),
      take: 21,
    });
    const [{ query, params } = { query: '', params: '[]' }] = statements;
    const plan = await database.$queryRawUnsafe<Record<'QUERY PLAN', string>[]>(
      `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${query}`,
      ...JSON.parse(params),
    );
    return plan.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await database.$disconnect();
  }
}
