import { z } from 'zod';

type Bounds = { min?: number; max: number; error?: z.core.$ZodErrorMap };

/**
 * From `min` to `max` items of this schema. A longer list is cut to one more before its items are looked at: the problems
 * of a hundred thousand items take longer to write down than to send.
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
