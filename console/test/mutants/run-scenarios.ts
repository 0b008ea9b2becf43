import { execFile } from 'node:child_process';
import { join } from 'node:path';

type Suite = { specs?: { title: string; ok: boolean; tests: { results: unknown[] }[] }[]; suites?: Suite[] };

const test = join(import.meta.dirname, '..');

/** Runs scenarios against a build until one fails, and gives the titles of those that do: to wait for more takes long. */
export async function failingScenarios(out: string, files: readonly string[]): Promise<string[]> {
  const { stdout, stderr } = await run(
    [
      'test',
      '--config',
      join(test, 'playwright.config.ts'),
      '--project',
      'harness',
      '--reporter',
      'json',
      '-x',
      // A fault is caught at the first try, or it is not.
      '--retries',
      '0',
      '--output',
      join(out, 'results'),
      ...files,
    ],
    { ...process.env, CONSOLE_OUT: out },
  );
  const start = stdout.indexOf('{\n');
  if (start < 0) throw new Error(`The scenarios did not run: ${stderr}`);
  const report = JSON.parse(stdout.slice(start)) as Suite & { errors: { message: string }[] };
  const failing = titles(report)
    .filter(({ ok, tests }) => !ok && tests.some(({ results }) => results.length > 0))
    .map(({ title }) => title);
  // That it stopped at the first failure is an error as well.
  if (failing.length === 0 && report.errors.length > 0)
    throw new Error(report.errors.map(({ message }) => message).join('\n'));
  return failing;
}

const titles = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(titles),
];

const run = (args: string[], env: NodeJS.ProcessEnv): Promise<{ stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    // It ends badly when a scenario fails, which is what is hoped for.
    execFile('playwright', args, { env, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
