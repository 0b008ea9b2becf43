import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { needElectron } from './find-electron.ts';

/** `pnpm console`: runs the program from its source, in the Electron that `find-electron.ts` finds. */
const electron = needElectron();
const electronVite = dirname(createRequire(import.meta.url).resolve('electron-vite/package.json'));
const { status } = spawnSync(
  process.execPath,
  [join(electronVite, 'bin/electron-vite.js'), 'dev', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ELECTRON_EXEC_PATH: electron } },
);
process.exitCode = status ?? 1;
