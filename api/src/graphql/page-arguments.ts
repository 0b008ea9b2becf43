import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import { type Order, readCursor } from './keyset.ts';

const { default: usual, max } = limits.page;
const bounds = { error: `must be a whole number from 1 to ${max}` };
const size = z.number(bounds).int(bounds).min(1, bounds).max(max, bounds).nullish();

/** The rule for the arguments of a connection in this order; other arguments pass. A made-up cursor is refused here. */
export function pageSchema(order: Order) {
  const error = 'is not a cursor of this connection';
  const cursor = z
    .string()
    .refine((text) => readCursor(order, text) !== null, { error })
    .nullish();
  return z.looseObject({ first: size, last: size, after: cursor, before: cursor });
}

/** What a connection costs: everything on the page once for each item asked for. */
export const pageComplexity = ({ first, last }: { first?: number | null; last?: number | null }) => ({
  field: 1,
  multiplier: first ?? last ?? usual,
});
