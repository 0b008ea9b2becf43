import { join } from 'node:path';
import { build, Platform } from 'electron-builder';
import { configuration } from './electron-builder.ts';
import { electronFolder, needElectron } from './find-electron.ts';

/**
 * Packs what was built: `--dir` into a folder that runs as it is, without it into this system's installers.
 * The Electron is the one that the scenarios run in as well (`find-electron.ts`).
 */
const electron = electronFolder(needElectron());
const dir = process.argv.includes('--dir');
const platform = Platform.current();
const made = await build({
  projectDir: join(import.meta.dirname, '..'),
  config: configuration(electron),
  targets: dir ? platform.createTarget('dir') : platform.createTarget(),
  publish: 'never',
});
console.log(made.join('\n') || 'Packed into console/dist');
