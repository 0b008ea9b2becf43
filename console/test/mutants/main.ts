import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, faults } from './faults.ts';
import { failingScenarios } from './run-scenarios.ts';
import { scenariosFor } from './scenarios-for.ts';

/**
 * Plants one fault after the other and tells which scenarios catch it. Ends badly when one gets through.
 * Words choose faults: `pnpm console:mutants token sandbox`.
 */
const workspace = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

execFileSync('electron-vite', ['build', '--logLevel', 'error'], { cwd: workspace, stdio: 'inherit' });
let escaped = 0;
for (const fault of chosen) {
  const caughtBy = scenariosAgainst(fault);
  if (caughtBy.length === 0) escaped += 1;
  console.log(`${caughtBy.length > 0 ? 'caught ' : 'ESCAPED'} ${fault.name}`);
  for (const title of caughtBy) console.log(`          by: ${title}`);
}
console.log(`${chosen.length - escaped} of ${chosen.length} faults are caught.`);
process.exitCode = escaped === 0 ? 0 : 1;

function scenariosAgainst(fault: Fault): string[] {
  const out = mkdtempSync(join(tmpdir(), 'console-mutant-'));
  try {
    writeFileSync(join(out, 'package.json'), '{ "type": "module" }');
    execFileSync(
      'electron-vite',
      ['build', '--logLevel', 'error', '--config', 'test/mutants/electron.vite.config.ts', '--outDir', out],
      { cwd: workspace, stdio: 'inherit', env: { ...process.env, FAULT: String(faults.indexOf(fault)) } },
    );
    if (fault.whole) cpSync(join(workspace, 'out/renderer'), join(out, 'renderer'), { recursive: true });
    else bareRenderer(join(out, 'renderer'));
    return failingScenarios(out, scenariosFor(fault));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Main's faults show on any page, and one that does nothing is there at once. */
function bareRenderer(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Console</title></html>');
}
