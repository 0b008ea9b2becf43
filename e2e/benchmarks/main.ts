import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `pnpm bench`: every benchmark in turn, or those that are named; options are for each of them:
 * `pnpm bench inbox --rows 100000 --explain`.
 */
const programs = ['inbox', 'sign-in', 'console'];
/**
 * Run only when they are named: one compares two servers that run already (`pnpm bench throughput --base URL --head URL`),
 * the other tells bytes, not times.
 */
const named = ['throughput', 'weights'];
const words = process.argv.slice(2);
const end = words.findIndex((word) => word.startsWith('-'));
const names = end < 0 ? words : words.slice(0, end);
const unknown = names.filter((name) => ![...programs, ...named].includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${[...programs, ...named].join(', ')}.`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : programs) {
  console.log(`\n${name}`);
  const program = join(import.meta.dirname, `${name}.ts`);
  const options = end < 0 ? [] : words.slice(end);
  const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
