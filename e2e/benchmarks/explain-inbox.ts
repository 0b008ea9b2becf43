import type { PrismaClient } from '@agency/prisma';
import { contactBudgets, contactServices } from '../../api/src/contract/contact.ts';
import { fold, searchWords } from '../../api/src/contract/text.ts';

export type Asked = { search?: string; after?: { createdAt: Date; id: string } };

/** Postgres' plan of the statement that Prisma writes for a page of the inbox, with times and pages read. */
export async function explainInbox(database: PrismaClient, { search = '', after }: Asked): Promise<string> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const labelled = (options: readonly { value: string; label: string }[], word: string) =>
    value(options.filter(({ label }) => fold(label).includes(word)).map((option) => option.value));
  const conditions = searchWords(search).map(
    (word) =>
      `(search_text LIKE ('%' || ${value(word)} || '%') OR service = ANY(${labelled(contactServices, word)})
        OR budget = ANY(${labelled(contactBudgets, word)}))`,
  );
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
