import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The names under which systems install Chromium and its relatives, best first: the headless shell takes a third less work.
 */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export type BrowserPlaces = {
  /** The folder of Playwright's downloaded Chromium, which may not exist. */
  playwrightPath: string;
  /** The folders of `PATH`. */
  searchPath?: string;
  runnable?: (path: string) => boolean;
};

/** An installed browser: Playwright's own first, else the system's; null without one. */
export function findBrowser({
  playwrightPath,
  searchPath = process.env.PATH ?? '',
  runnable = isRunnable,
}: BrowserPlaces): string | null {
  const folders = searchPath.split(delimiter).filter(Boolean);
  const system = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [playwrightPath, ...system].find((path) => path !== '' && runnable(path)) ?? null;
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
