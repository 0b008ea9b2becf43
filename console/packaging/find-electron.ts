import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Architecture } from './electron-builder.ts';

/**
 * The program of a real Electron: the one that `ELECTRON_PATH` names, else that of the unpacked Electron in `ELECTRON_DIST`,
 * else the one its npm package fetched; null when there is none that can be run.
 */
export function findElectron({ ELECTRON_PATH, ELECTRON_DIST }: NodeJS.ProcessEnv = process.env): string | null {
  const named = ELECTRON_PATH || (ELECTRON_DIST && join(ELECTRON_DIST, programOf[process.platform] ?? 'electron'));
  const path = named || fetched();
  try {
    if (path) accessSync(path, constants.X_OK);
    return path;
  } catch {
    return null;
  }
}

/** The program of a real Electron; without one, says how to get it and ends. */
export function needElectron(): string {
  const program = findElectron();
  if (program) return program;
  console.error(
    'There is no Electron here. "pnpm --filter @agency/console exec install-electron" fetches it where downloads are ' +
      'allowed; or unpack a release of it and name the folder in ELECTRON_DIST.',
  );
  process.exit(1);
}

/**
 * The processors of this system that a folder holds a released Electron for, such as `electron-v45.4.1-linux-arm64.zip`; none
 * for a folder without any. electron-builder takes the one that it packs from there.
 */
export function architecturesIn(folder: string | undefined, platform = process.platform): Architecture[] {
  const files = folder && existsSync(folder) ? readdirSync(folder) : [];
  const has = (architecture: Architecture) =>
    files.some((file) => file.startsWith('electron-v') && file.endsWith(`-${platform}-${architecture}.zip`));
  return (['x64', 'arm64'] as const).filter(has);
}

/** The folder of an Electron by its program, to be packed with the console. */
export function electronFolder(program: string): string {
  const depth = (programOf[process.platform] ?? 'electron').split('/').length;
  return join(program, ...Array.from({ length: depth }, () => '..'));
}

/** Where the program lies in an unpacked Electron. */
const programOf: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

function fetched(): string | null {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
    return join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim());
  } catch {
    return null;
  }
}
