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
const tried = new Set<string>();
const findings: Finding[] = [];
for (const fault of chosen) {
  const caughtBy = scenariosAgainst(fault);
  findings.push({ fault, caughtBy });
  console.log(`${caughtBy.length > 0 ? 'caught ' : 'ESCAPED'} ${fault.name}`);
  if (values.report) writeFileSync(join(import.meta.dirname, 'REPORT.md'), reportOf(findings));
}
console.log(`\n${reportOf(findings)}`);
process.exitCode = findings.every(({ caughtBy }) => caughtBy.length > 0) ? 0 : 1;

function scenariosAgainst(fault: Fault): string[] {
  const scenarios = scenariosFor(fault);
  holdsWithout(scenarios);
  const out = mkdtempSync(join(tmpdir(), 'console-mutant-'));
  try {
    buildWith(fault, out);
    return failingScenarios(out, scenarios);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** A scenario that fails without a fault would prove nothing. */
function holdsWithout(scenarios: readonly string[]): void {
  const untried = scenarios.filter((scenario) => !tried.has(scenario));
  for (const scenario of untried) tried.add(scenario);
  const failing = untried.length > 0 ? failingScenarios(sound, untried) : [];
  if (failing.length > 0) throw new Error(`These fail without a fault:\n${failing.join('\n')}`);
}
