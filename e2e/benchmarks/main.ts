import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `pnpm bench` prints the table of the server's performance. A name runs one benchmark: `pnpm bench inbox --rows 100000
 * --explain`, `pnpm bench sign-in`, `pnpm bench billing`, `pnpm bench console`, `pnpm bench desk`, `pnpm bench
 * throughput --base URL --head URL`, `pnpm bench typing`, `pnpm bench weights`, `pnpm bench page-checks`, `pnpm bench
 * imports`. Options apply to the named benchmark.
 */
const programs = [
  'server',
  'billing',
  'inbox',
  'sign-in',
  'console',
  'desk',
  'throughput',
  'typing',
  'weights',
  'page-checks',
  'imports',
];
const words = process.argv.slice(2);
const end = words.findIndex((word) => word.startsWith('-'));
const names = end < 0 ? words : words.slice(0, end);
const unknown = names.filter((name) => !programs.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${programs.join(', ')}.`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : ['server']) {
  console.log(`\n${name}`);
  const program = join(import.meta.dirname, `${name}.ts`);
  const options = end < 0 ? [] : words.slice(end);
  const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
