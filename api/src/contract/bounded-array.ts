import { z } from 'zod';

type Bounds = { min?: number; max: number; error?: z.core.$ZodErrorMap };

/**
 * An array of `min` to `max` items. Of a longer array, only the first `max + 1` items are checked. Otherwise, a caller
 * could keep the server busy describing the problems of a hundred thousand items.
 */
export function boundedArray<Item extends z.ZodType>(item: Item, { min = 0, max, error }: Bounds) {
  const cut = (items: z.input<Item>[]) => (Array.isArray(items) ? items.slice(0, max + 1) : items);
  return z.preprocess(
    cut,
    z
      .array(item, error && { error })
      .min(min)
      .max(max),
  );
}
