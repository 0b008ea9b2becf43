import type { z } from 'zod';
import type { Agency } from '#bridge/agency.ts';
import type { StoreName } from '#bridge/store.ts';

/**
 * What was kept under `name`, as its schema has it; `otherwise` when there is nothing, or nothing that can be read any
 * more, as what a newer version of the program left.
 *
 * @param onUnreadable called before anything is written over that.
 */
export async function readKept<State>(
  disk: Agency['store'],
  name: StoreName,
  schema: z.ZodType<State>,
  otherwise: State,
  onUnreadable: (name: StoreName) => Promise<void> = async () => undefined,
): Promise<State> {
  try {
    const text = await disk.read(name);
    return text === null ? otherwise : schema.parse(JSON.parse(text));
  } catch (error) {
    console.warn(`What was kept as ${name} cannot be read`, error);
    await onUnreadable(name);
    return otherwise;
  }
}
