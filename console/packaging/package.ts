import { join } from 'node:path';
import { build, Platform } from 'electron-builder';
import { configuration } from './electron-builder.ts';
import { architecturesIn, electronFolder, needElectron } from './find-electron.ts';

/** Packs the build into installers for this system, or with `--dir` into a folder with the program, ready to run. */
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
