import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The names of Chromium-based browsers in `PATH`, best first. The headless shell uses a third less CPU time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export type BrowserPlaces = {
  /** The path of Playwright's Chromium, which may not be installed. */
  playwrightPath: string;
  /** The folders of `PATH`. */
  searchPath?: string;
  runnable?: (path: string) => boolean;
};

/** Finds an installed browser: Playwright's own, or else the system's. Returns null if there is none. */
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
