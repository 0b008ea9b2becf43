import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

type Suite = { specs?: { title: string; ok: boolean; file: string }[]; suites?: Suite[] };

const test = join(import.meta.dirname, '..');

/** Runs scenarios against a build and returns the titles of those that fail. */
export function failingScenarios(out: string, files: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(
    'playwright',
    ['test', '--config', join(test, 'playwright.config.ts'), '--project', 'harness', '--reporter', 'json', ...files],
    { env: { ...process.env, CONSOLE_OUT: out }, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const start = stdout.indexOf('{\n');
  if (start < 0) throw new Error(`The scenarios did not run: ${stderr}`);
  const report = JSON.parse(stdout.slice(start)) as Suite & { errors: { message: string }[] };
  if (report.errors.length > 0) throw new Error(report.errors.map(({ message }) => message).join('\n'));
  return titles(report)
    .filter(({ ok }) => !ok)
    .map(({ title }) => title);
}

const titles = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(titles),
];
