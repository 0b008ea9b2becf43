import type { PrismaClient } from '@agency/prisma';
import { limits } from '#api/contract/limits.ts';
import { type Place, readCursor } from './change-cursor.ts';

const dayMs = 24 * 3_600_000;

/** Where a follower starts. */
export type Start = {
  place: Place;
  /** Goes into every cursor. */
  database: string;
  /** The database's time, in ms since 1970. */
  at: number;
  /** Whether the follower has missed what nobody can tell any more, and must load everything anew. */
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
