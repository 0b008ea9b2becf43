import type { PrismaClient } from '@agency/prisma';
import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';

/** A position in the order of changes: by transaction, and within a transaction in the order of writing. */
export type Place = {
  /** The number of a transaction, as digits, because a JavaScript number cannot hold its 64 bits. */
  transactionId: string;
  /** The id of a change, which orders the changes of one transaction. 0 is before all of them. */
  id: string;
};

/** All that a subscriber needs to continue from a position. */
type Cursor = Place & {
  /** The database that the numbers belong to: see `readStart`. */
  database: string;
  /** The database's time when the position was read, in ms since 1970. */
  at: number;
};

const digits = z.string().regex(/^\d{1,18}$/);
const cursorSchema = z.strictObject({ database: z.string(), transactionId: digits, id: digits, at: z.int() });

export function writeCursor({ database, transactionId, id, at }: Cursor): string {
  return Buffer.from(JSON.stringify({ database, transactionId, id, at })).toString('base64url');
}

/** Reads a cursor; null when the text is not a cursor. */
function readCursor(cursor: string): Cursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** A change of a row, with its type in the schema. Without an id, many rows of the type changed: reload all of them. */
export type RecordedChange = { type: string; id: string | null; added: boolean; deleted: boolean };

type ChangesRead = {
  /** The next changes in order, at most `mostAtOnce`. */
  found: { place: Place; change: RecordedChange }[];
  /**
   * The number of the oldest open transaction, or of the next transaction if none is open. All earlier transactions
   * have ended, and what they committed is visible.
   */
  horizon: string;
  /** Whether some changes cannot be sent yet because an older transaction is still open. */
  held: boolean;
  /** The database's time, in ms since 1970. */
  at: number;
};

/** The maximum number of changes per read. More are read only after these are sent, which saves memory. */
export const mostAtOnce = 100;

/**
 * Reads the changes after a position, up to the oldest open transaction.
 *
 * Transactions do not end in the order of their numbers. If a cursor moved past an open transaction, the changes that
 * this transaction commits later would be skipped. So this function reads only transactions older than the oldest open
 * one (`pg_snapshot_xmin` of the same snapshot). Their changes are complete and in their final order. The price is a
 * delay: while a transaction that has written something stays open, all changes that were committed after its start
 * wait. No write is blocked.
 *
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
export async function readChanges(database: PrismaClient, { transactionId, id }: Place): Promise<ChangesRead> {
  const [read] = await database.$queryRaw<[ChangesRead]>`
    SELECT horizon::text, floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at,
      EXISTS (SELECT FROM changes WHERE transaction_id >= horizon) AS held,
      coalesce((
        SELECT json_agg(json_build_object(
          'place', json_build_object('transactionId', transaction_id::text, 'id', id::text),
          'change', json_build_object('type', type, 'id', subject_id, 'added', added, 'deleted', deleted)))
        FROM (
          SELECT * FROM changes
          WHERE (transaction_id, id) > (${transactionId}::bigint, ${id}::bigint) AND transaction_id < horizon
          ORDER BY transaction_id, id LIMIT ${mostAtOnce}::int
        ) AS next
      ), '[]') AS found
    FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon) AS here`;
  return read;
}

const dayMs = 24 * 3_600_000;

export type Start = {
  place: Place;
  /** Identifies the database in every cursor. */
  database: string;
  /** The database's time, in ms since 1970. */
  at: number;
  /** Whether missed changes cannot be listed, so that everything must be reloaded. */
  reset: boolean;
};

/**
 * Returns the position of a cursor, or the current position if there is no cursor or it is invalid.
 *
 * A cursor is invalid if changes after it may have been deleted. It is also invalid in another database, because a
 * recreated or restored database counts its transactions differently. Recovery to a point in time and the promotion of
 * a standby keep the database's identifiers but begin a new timeline, so `database` includes the timeline. A volume
 * that was restored from a disk snapshot is detected only while its transaction numbers are smaller than the cursor's.
 */
export async function readStart(client: PrismaClient, after: string | null | undefined): Promise<Start> {
  const [{ database, horizon, at }] = await client.$queryRaw<[{ database: string; horizon: string; at: number }]>`
    SELECT concat_ws('.', (SELECT system_identifier FROM pg_control_system()),
        -- The newest timeline is in pg_control_recovery until a promoted server's first checkpoint, then in
        -- pg_control_checkpoint.
        (SELECT greatest(timeline_id, min_recovery_end_timeline) FROM pg_control_checkpoint(), pg_control_recovery()),
        oid) AS database,
      pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at
    FROM pg_database WHERE datname = current_database()`;
  const now = { place: { transactionId: horizon, id: '0' }, database, at };
  if (after === null || after === undefined) return { ...now, reset: false };
  const cursor = readCursor(after);
  const known =
    cursor?.database === database &&
    cursor.at > at - limits.changes.keptDays * dayMs &&
    BigInt(cursor.transactionId) <= BigInt(horizon);
  if (!known) return { ...now, reset: true };
  const { transactionId, id } = cursor;
  return { ...now, place: { transactionId, id }, reset: false };
}

/**
 * Deletes changes that no valid cursor can need. Changes are kept a day longer than promised, because the time of a
 * change is the start of its transaction, which may have committed much later.
 *
 * @returns how many were deleted.
 */
export async function forgetOldChanges(database: PrismaClient, now: Date): Promise<number> {
  const lt = new Date(now.getTime() - (limits.changes.keptDays + 1) * dayMs);
  const { count } = await database.change.deleteMany({ where: { createdAt: { lt } } });
  return count;
}
