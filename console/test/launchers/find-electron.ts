import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A real Electron: the one `ELECTRON_PATH` names, else the one its npm package fetched; null when there is none. */
export function findElectron(): string | null {
  const named = process.env.ELECTRON_PATH;
  const path = named ?? fetched();
  try {
    if (path) accessSync(path, constants.X_OK);
    return path;
  } catch {
    return null;
  }
}

function fetched(): string | null {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
    return join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'));
  } catch {
    return null;
  }
}
