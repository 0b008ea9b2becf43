import { join } from 'node:path';
import { build, Platform } from 'electron-builder';
import { configuration } from './electron-builder.ts';
import { architecturesIn, electronFolder, needElectron } from './find-electron.ts';

/**
 * Packs what was built: `--dir` into a folder that runs as it is, without it into this system's installers.
 * The Electron is the one that the scenarios run in as well (`find-electron.ts`).
 */
const released = architecturesIn(process.env.ELECTRON_DIST);
const electron = released.length > 0 ? (process.env.ELECTRON_DIST ?? '') : electronFolder(needElectron());
const architectures = released.length > 0 ? released : ([process.arch === 'arm64' ? 'arm64' : 'x64'] as const);
const dir = process.argv.includes('--dir');
const platform = Platform.current();
const made = await build({
  projectDir: join(import.meta.dirname, '..'),
  config: configuration(electron, architectures),
  targets: dir ? platform.createTarget('dir') : platform.createTarget(),
  publish: 'never',
});
console.log(made.join('\n') || 'Packed into console/dist');
