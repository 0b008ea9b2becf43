import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import './e2e/server/compile-cache.ts';

/**
 * One worker more than there are processors, because many tests wait for processes that they start. More workers would
 * not help, because each one loads all modules again. Projects do not inherit this setting from the root, so each one
 * has it.
 */
const maxWorkers = availableParallelism() + 1;

/** Retries once in CI, as the journeys do, because a shared machine is sometimes too busy for tests that wait. */
const retry = process.env.CI ? 1 : 0;

/** Matches files that need their own modules, because they mock some or count the objects in memory. */
const needsOwnModules = /\bvi\.mock\(|\bqueryObjects\(/;

/**
 * Returns the projects of a package. Most test files share the modules of their worker, because loading the modules for
 * each file takes as long as running its tests. So a test file must undo its changes to shared modules and globals.
 * Files that need their own modules are in a second project.
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

/** The unit, component and API tests of every package, in one run: `pnpm unit`. */
export default defineConfig({
  test: {
    projects: ['prisma', 'api', 'site', 'console', 'e2e'].flatMap(projectsOf),
    slowTestThreshold: 1_000,
    reporters: ['default', './e2e/reporters/slowest-vitest.ts'],
  },
});
