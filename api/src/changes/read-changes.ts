import type { PrismaClient } from '@agency/prisma';
import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';

/** A place in the order of changes: those of a transaction before those of a later one, and each as it was written. */
export type Place = {
  /** The number of a transaction, in digits: 64 bits, more than a number holds. */
  transactionId: string;
  /** The number of a change in it; 0 is before all of them. */
  id: string;
};

/** All that a subscriber needs to go on from a place. */
type Cursor = Place & {
  /** Whose numbers they are: see `readStart`. */
  database: string;
  /** When the database said so, in ms since 1970. */
  at: number;
};

const digits = z.string().regex(/^\d{1,18}$/);
const cursorSchema = z.strictObject({ database: z.string(), transactionId: digits, id: digits, at: z.int() });

/** A cursor as a caller keeps it, to whom it means nothing. */
export function writeCursor({ database, transactionId, id, at }: Cursor): string {
  return Buffer.from(JSON.stringify({ database, transactionId, id, at })).toString('base64url');
}

/** Reads a cursor; null when it is none. */
function readCursor(cursor: string): Cursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** What happened: to a row of a type of the schema, or (without an id) to so many that all of that type are to be loaded anew. */
export type RecordedChange = { type: string; id: string | null; added: boolean; deleted: boolean };

type ChangesRead = {
  /** In order, at most `mostAtOnce`. */
  found: { place: Place; change: RecordedChange }[];
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

/** Where a subscriber starts. */
export type Start = {
  place: Place;
  /** Goes into every cursor. */
  database: string;
  /** The database's time, in ms since 1970. */
  at: number;
  /** Whether changes were missed that are not known any more, so that everything must be loaded anew. */
  reset: boolean;
};

/**
 * The place a cursor stands for, and the place of now without one. A cursor is worth nothing when what came after it may
 * have been deleted, and when it is of another database: one that was made anew, or restored from a dump, counts its
 * transactions from elsewhere, so its numbers must not be compared with those. A physical copy keeps the identifiers; but
 * whoever recovers from one to a point in time, or promotes a standby, begins a new timeline, so that is part of them. What
 * nobody can tell is a volume that was simply put back (a snapshot of the disk): all in it is as it was then. Its numbers
 * are only known to be wrong while they are behind the cursor's.
 */
export async function readStart(client: PrismaClient, after: string | null | undefined): Promise<Start> {
  const [{ database, horizon, at }] = await client.$queryRaw<[{ database: string; horizon: string; at: number }]>`
    SELECT concat_ws('.', (SELECT system_identifier FROM pg_control_system()),
        -- The newest timeline is in the one until a promoted server's first checkpoint, in the other from then on.
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
 * Deletes changes that no cursor can ask for any more. A day later than promised: a change's time is the beginning of its
 * transaction, and a cursor that is older than its end may still need it.
 *
 * @returns how many.
 */
export async function forgetOldChanges(database: PrismaClient, now: Date): Promise<number> {
  const lt = new Date(now.getTime() - (limits.changes.keptDays + 1) * dayMs);
  const { count } = await database.change.deleteMany({ where: { createdAt: { lt } } });
  return count;
}
