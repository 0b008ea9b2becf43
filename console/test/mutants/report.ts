import type { Fault } from './fault.ts';

export type Finding = { fault: Fault; caughtBy: readonly string[] };

const cell = (text: string) => text.replaceAll('|', '\\|');

/** What became of each fault, as a table in Markdown. */
export function reportOf(findings: readonly Finding[]): string {
  const caught = findings.filter(({ caughtBy }) => caughtBy.length > 0).length;
  const rows = findings.map(({ fault, caughtBy }) => {
    const where = [...new Set(fault.patches.map(({ file }) => `\`${file}\``))].join(', ');
    const by = caughtBy.length > 0 ? caughtBy.map(cell).join('; ') : '**nothing**';
    return `| ${cell(fault.name)} | ${where} | ${by} |`;
  });
  return [
    '# Planted faults',
    '',
    '`pnpm console:mutants --report` plants each in the source, builds what it is in, runs the scenarios about that part',
    'against it until one fails, and writes this table.',
    '',
    `${caught} of ${findings.length} are caught.`,
    '',
    '| Fault | Where | Caught by the scenario |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
