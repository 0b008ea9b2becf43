import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, isOfRenderer } from './fault.ts';
import { faults } from './faults.ts';

const workspace = join(import.meta.dirname, '../..');

const sound = join(workspace, 'out');
const run = (more: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync('electron-vite', ['build', '--logLevel', 'error', ...more], {
    cwd: workspace,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

/** Builds the program as it is. */
export const buildSound = () => run([]);

/** Builds the part that a fault is in, and takes the others from the build of the program as it is. */
export function buildWith(fault: Fault, out: string): void {
  writeFileSync(join(out, 'package.json'), '{ "type": "module" }');
  run(['--config', 'test/mutants/electron.vite.config.ts', '--outDir', out], { FAULT: String(faults.indexOf(fault)) });
  const missing = isOfRenderer(fault) ? ['main', 'preload'] : ['renderer'];
  for (const part of missing) cpSync(join(sound, part), join(out, part), { recursive: true });
}
