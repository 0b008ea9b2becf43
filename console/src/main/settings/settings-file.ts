import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { replaceFile } from '#main/platform/atomic-file.ts';
import { inOrder } from '#main/platform/in-order.ts';

export type SettingsFile<Value> = { get(): Value; set(value: Value): Promise<void> };

/**
 * A small JSON file of settings that are no secret. Read at once, since the window waits for some of them; one that is
 * missing, damaged or of an older shape counts as the default.
 */
export function settingsFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  fallback: z.output<Schema>,
): SettingsFile<z.output<Schema>> {
  const write = inOrder();
  let value = read() ?? fallback;
  return {
    get: () => value,
    set(next) {
      value = next;
      return write(() => replaceFile(path, JSON.stringify(next)));
    },
  };

  function read(): z.output<Schema> | undefined {
    try {
      return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
    } catch {
      return undefined;
    }
  }
}
