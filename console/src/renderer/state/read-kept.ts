import type { z } from 'zod';
import type { Agency } from '#bridge/agency.ts';
import type { StoreName } from '#bridge/store.ts';

/** What was kept under `name`, as its schema has it; `otherwise` when there is nothing, or nothing that can be read any more. */
export async function readKept<State>(
  disk: Agency['store'],
  name: StoreName,
  schema: z.ZodType<State>,
  otherwise: State,
): Promise<State> {
  try {
    const text = await disk.read(name);
    return text === null ? otherwise : schema.parse(JSON.parse(text));
  } catch (error) {
    console.warn(`What was kept as ${name} cannot be read and is left behind`, error);
    return otherwise;
  }
}
