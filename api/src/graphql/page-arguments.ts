import { z } from 'zod';
import { limits } from '#api/contract/limits/limits.ts';

const { default: usual, max } = limits.page;
const bounds = { error: `must be a whole number from 1 to ${max}` };
const size = z.number(bounds).int(bounds).min(1, bounds).max(max, bounds).nullish();

/** A cursor is opaque to callers; looking inside turns a made-up one into a clear refusal before the database sees it. */
const cursor = z
  .string()
  .refine((text) => /^GPC:S:[0-9a-f-]{36}$/.test(Buffer.from(text, 'base64').toString()), {
    error: 'is not a cursor of this connection',
  })
  .nullish();

/** The rule for every connection's arguments; other arguments pass. */
export const pageSchema = z.looseObject({ first: size, last: size, after: cursor, before: cursor });

/** What a connection costs: everything on the page once for each item asked for. */
export const pageComplexity = ({ first, last }: { first?: number | null; last?: number | null }) => ({
  field: 1,
  multiplier: first ?? last ?? usual,
});
