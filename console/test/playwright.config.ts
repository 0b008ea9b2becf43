import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from '../../e2e/browser/launch-options.ts';
import '../../e2e/server/compile-cache.ts';
import { findElectron } from '../packaging/find-electron.ts';

/** Tests the whole built program with the real API. If there is a real Electron, tests run there, too. */
export default defineConfig<object, { launcher: 'harness' | 'electron' }>({
  testDir: 'scenarios',
  globalSetup: join(import.meta.dirname, '../../e2e/server/test-cluster.ts'),
  testMatch: '**/*.scenario.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  // CI retries a failure once and reports the retry, as for the journeys.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    [
      join(import.meta.dirname, '../../e2e/reporters/closing-line.ts'),
      { what: 'scenarios', results: 'console/test-results' },
    ],
  ],
  // The program runs as built, without Playwright's transpilation.
  build: { external: ['**/main/index.js'] },
  use: {
    // Traces only retries, because tracing every test would take a sixth of the run time. `--trace on` traces all
    // tests.
    trace: 'on-first-retry',
    launchOptions: testLaunchOptions,
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    { name: 'harness', use: { launcher: 'harness' } },
    ...(findElectron() ? [{ name: 'electron', testIgnore: 'harness/**', use: { launcher: 'electron' as const } }] : []),
  ],
});
