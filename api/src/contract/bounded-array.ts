import { z } from 'zod';

type Bounds = { min?: number; max: number; error?: z.core.$ZodErrorMap };

/**
 * An array of `min` to `max` items. Only the first `max + 1` items of a longer array are checked before it is refused,
 * because describing the problems of a hundred thousand items would take longer than sending them.
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
