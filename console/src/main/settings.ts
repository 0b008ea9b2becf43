import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { themeSchema } from '#bridge/desktop.ts';
import { serverAddressSchema } from '#bridge/server-address.ts';
import type { Log } from '#main/log.ts';

const side = z.int().min(-100_000).max(100_000);

/** Settings that are not secret and survive signing out. A missing, damaged or outdated setting gets its default. */
const settingsSchema = z.object({
  /** Servers of earlier sign-ins, the most recent first. */
  servers: z.array(serverAddressSchema).max(10).catch([]),
  lastUsername: z.string().nullable().catch(null),
  theme: themeSchema.catch('system'),
  /** Whether the admin was told that the program keeps running without its window. */
  saidStillRunning: z.boolean().catch(false),
  /** Whether texts are spell-checked. Except on a Mac, this downloads a dictionary from Google. */
  spelling: z.boolean().catch(process.platform === 'darwin'),
  window: z
    .object({ bounds: z.object({ x: side, y: side, width: side, height: side }), maximized: z.boolean() })
    .nullable()
    .catch(null),
});
type Values = z.output<typeof settingsSchema>;

export type Settings = {
  get(): Values;
  /** Writes immediately, because the program may end right after. If writing fails, the change lasts until Quit. */
  set(change: Partial<Values>): void;
};

/**
 * Opens `settings.json` in this folder. electron-store 12 is not used, because it ends the process at SIGTERM, SIGINT
 * and SIGHUP, before Electron can write its files.
 */
export function openSettings(folder: string, log: Log): Settings {
  const path = join(folder, 'settings.json');
  let values = settingsSchema.parse(read(path));
  return {
    get: () => values,
    set(change) {
      values = { ...values, ...change };
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${path}.new`, JSON.stringify(values), { mode: 0o600 });
        renameSync(`${path}.new`, path);
      } catch (error) {
        log.warn('a setting could not be written', error);
      }
    },
  };
}

function read(path: string): object {
  try {
    return z.looseObject({}).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}

export function rememberServer(settings: Settings, server: string, lastUsername: string): void {
  const others = settings.get().servers.filter((other) => other !== server);
  settings.set({ servers: [server, ...others].slice(0, 10), lastUsername });
}
