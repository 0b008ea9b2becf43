import type { PrismaClient } from '@agency/prisma';
import type { Place } from './change-cursor.ts';

export type RecordedKind =
  | 'INQUIRY_ADDED'
  | 'INQUIRY_READ'
  | 'INQUIRY_DELETED'
  | 'PORTFOLIO_ITEM_SAVED'
  | 'PORTFOLIO_ITEM_DELETED'
  | 'RESET';

/** A row of the table `changes`: what happened, and to what. */
export type RecordedChange = Place & { kind: RecordedKind; subjectId: string | null };

export type ChangesRead = {
  /** In order, at most `mostAtOnce`. */
  found: RecordedChange[];
  /** All transactions before this one are over; whatever they wrote can be seen. */
  horizon: string;
  /** Whether there are changes that cannot be sent yet, since an older transaction is still open. */
  held: boolean;
  /** The database's time, in ms since 1970. */
  at: number;
};

/** So many ids fit anywhere; more are read when these are sent, so a slow reader takes no memory. */
export const mostAtOnce = 100;

/**
 * The changes after a place, as far as they may be sent.
 *
 * Transactions do not end in the order in which they took their numbers, whether those are of a sequence or their own: a
 * change with a small number can appear after one with a greater number was read, and a cursor that had moved past it
 * would skip it for ever. So nothing is read of a transaction that is not older than the oldest one still open
 * (`pg_snapshot_xmin` of the very snapshot that reads): below that horizon nothing can appear any more, and the order by
 * transaction and id is final. The price is a delay: whoever keeps any transaction open that has written something holds
 * back what was committed after it began, until it ends. It holds back nobody's writing.
 *
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
export async function readChanges(database: PrismaClient, { transactionId, id }: Place): Promise<ChangesRead> {
  const [read] = await database.$queryRaw<[ChangesRead]>`
    SELECT horizon::text, floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at,
      EXISTS (SELECT FROM changes WHERE transaction_id >= horizon) AS held,
      coalesce((
        SELECT json_agg(json_build_object(
          'transactionId', transaction_id::text, 'id', id::text, 'kind', kind, 'subjectId', subject_id))
        FROM (
          SELECT transaction_id, id, kind, subject_id FROM changes
          WHERE (transaction_id, id) > (${transactionId}::bigint, ${id}::bigint) AND transaction_id < horizon
          ORDER BY transaction_id, id LIMIT ${mostAtOnce}::int
        ) AS next
      ), '[]') AS found
    FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon) AS here`;
  return read;
}
