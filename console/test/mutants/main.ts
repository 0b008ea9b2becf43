import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSound, buildWith } from './build.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { type Finding, reportOf } from './report.ts';
import { failingScenarios } from './run-scenarios.ts';
import { scenariosFor } from './scenarios-for.ts';

/**
 * Plants one fault after the other and tells which scenario catches it. Ends badly when one gets through. The scenarios
 * must hold without a fault first: `pnpm console:test`.
 * Words choose faults: `pnpm console:mutants token sandbox`; `--report` writes what came of all of them to `REPORT.md`.
 */
const { values, positionals: words } = parseArgs({
  options: { report: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.report && words.length > 0) throw new Error('The report is about all faults.');
/** Scenarios wait more than they work. */
const atOnce = 3;
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

buildSound();
const findings = new Map<Fault, Finding>();
const queue = [...chosen];
await Promise.all(Array.from({ length: atOnce }, work));
console.log(`\n${report()}`);
process.exitCode = [...findings.values()].every(({ caughtBy }) => caughtBy.length > 0) ? 0 : 1;

async function work(): Promise<void> {
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const caughtBy = await scenariosAgainst(fault);
    findings.set(fault, { fault, caughtBy });
    console.log(`${caughtBy.length > 0 ? 'caught ' : 'ESCAPED'} ${fault.name}`);
    if (values.report) writeFileSync(join(import.meta.dirname, 'REPORT.md'), report());
  }
}

/** In the order of the faults, whichever was tried first. */
function report(): string {
  return reportOf(chosen.flatMap((fault) => findings.get(fault) ?? []));
}

async function scenariosAgainst(fault: Fault): Promise<string[]> {
  const out = mkdtempSync(join(tmpdir(), 'console-mutant-'));
  try {
    buildWith(fault, out);
    return await failingScenarios(out, scenariosFor(fault));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
