import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

export type SettingsFile<Value> = { get(): Value; set(value: Value): void };

/**
 * A small JSON file of settings that are no secret. Read at once, since the window waits for some of them, and written at
 * once, since some are set in the program's last moment. One that is missing, damaged or of an older shape counts as the
 * default; one that cannot be written is set for this time only.
 */
export function settingsFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  fallback: z.output<Schema>,
): SettingsFile<z.output<Schema>> {
  let value = read() ?? fallback;
  return {
    get: () => value,
    set(next) {
      value = next;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(`${path}.new`, JSON.stringify(next), { mode: 0o600 });
        renameSync(`${path}.new`, path);
      } catch {
        // A full disk must not keep the window from closing.
      }
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
