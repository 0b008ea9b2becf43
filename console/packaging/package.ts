import { join } from 'node:path';
import { build, Platform } from 'electron-builder';
import { configuration } from './electron-builder.ts';

/**
 * Packs what was built: `--dir` into a folder that runs as it is, without it into this system's installers.
 * `ELECTRON_DIST` names the folder of an unpacked Electron, where none can be fetched.
 */
const dir = process.argv.includes('--dir');
const platform = Platform.current();
const made = await build({
  projectDir: join(import.meta.dirname, '..'),
  config: configuration,
  targets: dir ? platform.createTarget('dir') : platform.createTarget(),
  publish: 'never',
});
console.log(made.join('\n') || 'Packed into console/dist');
