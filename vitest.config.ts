import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import './e2e/server/compile-cache.ts';

/** One more than there are processors, as many tests wait for what they start; each more loads all modules again. Said to each project, as none inherits the root's. */
const maxWorkers = availableParallelism() + 1;

/** As with journeys: once more in CI, since a machine that others share is sometimes too busy for what waits on it. */
const retry = process.env.CI ? 1 : 0;

/** Files that need modules of their own: they mock some, or count what is in memory. */
const needsOwnModules = /\bvi\.mock\(|\bqueryObjects\(/;

/**
 * The tests of a package, most of them in files that share the modules of their worker: loading them for each file anew
 * takes as long as running its tests. What such a file changes outside of its own variables, it puts back.
 */
function projectsOf(name: string) {
  const root = join(import.meta.dirname, name);
  const files = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules'] });
  const alone = files.filter((file) => needsOwnModules.test(readFileSync(join(root, file), 'utf8')));
  const others = files.filter((file) => !alone.includes(file));
  const project = (projectName: string, isolate: boolean, exclude: string[]) => ({
    extends: join(root, 'vitest.config.ts'),
    root,
    test: { name: projectName, isolate, maxWorkers, retry, exclude: ['**/node_modules/**', ...exclude] },
  });
  const shared = project(name, false, alone);
  return alone.length > 0 ? [shared, project(`${name}, alone`, true, others)] : [shared];
}

/** The unit, component and API tests of every package, in one process: `pnpm unit`. */
export default defineConfig({
  test: {
    projects: ['prisma', 'api', 'site', 'console', 'e2e'].flatMap(projectsOf),
    slowTestThreshold: 1_000,
    reporters: ['default', './e2e/reporters/slowest-vitest.ts'],
  },
});
