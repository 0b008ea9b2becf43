import type { Item } from '#bridge/portfolio-item.ts';
import { type ItemInput, inputSchema } from './write.ts';

/** Whether an item is what this input makes of one. A field that the input does not have is empty in the item. */
export function isMadeBy(input: ItemInput, item: Item): boolean {
  return inputSchema.keyof().options.every((field) => (input[field] ?? null) === item[field]);
}
