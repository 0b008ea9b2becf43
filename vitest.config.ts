import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The unit, component and API tests of every package, in one process: `pnpm unit`. */
export default defineConfig({
  test: {
    projects: ['prisma', 'api', 'site', 'console', 'e2e'],
    // One more than there are processors: some tests wait for what they start.
    maxWorkers: Math.max(3, availableParallelism()),
    slowTestThreshold: 1_000,
    reporters: ['default', './e2e/reporters/slowest-vitest.ts'],
  },
});
