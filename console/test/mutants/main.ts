import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSound, buildWith, sound } from './build.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { type Finding, reportOf } from './report.ts';
import { failingScenarios } from './run-scenarios.ts';
import { scenariosFor } from './scenarios-for.ts';

/**
 * Plants one fault after the other and tells which scenarios catch it. Ends badly when one gets through.
 * Words choose faults: `pnpm console:mutants token sandbox`; `--report` writes what came of all of them to `REPORT.md`.
 */
const { values, positionals: words } = parseArgs({
  options: { report: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.report && words.length > 0) throw new Error('The report is about all faults.');
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

buildSound();
const unsound = failingScenarios(sound, [...new Set(chosen.flatMap(scenariosFor))]);
if (unsound.length > 0) throw new Error(`These fail without a fault, and would prove nothing:\n${unsound.join('\n')}`);
const findings: Finding[] = [];
for (const fault of chosen) {
  const caughtBy = scenariosAgainst(fault);
  findings.push({ fault, caughtBy });
  console.log(`${caughtBy.length > 0 ? 'caught ' : 'ESCAPED'} ${fault.name}`);
}
const report = reportOf(findings);
console.log(`\n${report}`);
if (values.report) writeFileSync(join(import.meta.dirname, 'REPORT.md'), report);
process.exitCode = findings.every(({ caughtBy }) => caughtBy.length > 0) ? 0 : 1;

function scenariosAgainst(fault: Fault): string[] {
  const out = mkdtempSync(join(tmpdir(), 'console-mutant-'));
  try {
    buildWith(fault, out);
    return failingScenarios(out, scenariosFor(fault));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
