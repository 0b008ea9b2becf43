import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Architecture } from './electron-builder.ts';

/**
 * Returns the program of a real Electron: the one in `ELECTRON_PATH`, else that of the unpacked Electron in
 * `ELECTRON_DIST`, else the one that the npm package downloaded. Null if that program cannot be run.
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

/** Returns the program of a real Electron. If there is none, prints how to get one and exits. */
export function needElectron(): string {
  const program = findElectron();
  if (program) return program;
  console.error(
    'Electron was not found. "pnpm --filter @agency/console exec install-electron" downloads it. If downloads are not ' +
      'allowed, unpack a release of Electron and set ELECTRON_DIST to its folder.',
  );
  process.exit(1);
}

/**
 * Returns the architectures for which a folder contains an Electron release for this system, such as
 * `electron-v45.4.1-linux-arm64.zip`.
 */
export function architecturesIn(folder: string | undefined, platform = process.platform): Architecture[] {
  const files = folder && existsSync(folder) ? readdirSync(folder) : [];
  const has = (architecture: Architecture) =>
    files.some((file) => file.startsWith('electron-v') && file.endsWith(`-${platform}-${architecture}.zip`));
  return (['x64', 'arm64'] as const).filter(has);
}

/** Returns the folder of an Electron from the path of its program. The packages include this folder. */
export function electronFolder(program: string): string {
  const depth = (programOf[process.platform] ?? 'electron').split('/').length;
  return join(program, ...Array.from({ length: depth }, () => '..'));
}

/** The path of the program in an unpacked Electron. */
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
