import { z } from 'zod';

/** A place in the order of changes: those of a transaction before those of a later one, and each as it was written. */
export type Place = {
  /** The number of a transaction, in digits: 64 bits, more than a number holds. */
  transactionId: string;
  /** The number of a change in it; 0 is before all of them. */
  id: string;
};

/** All that a follower needs to go on from a place. */
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
export function readCursor(cursor: string): Cursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}
