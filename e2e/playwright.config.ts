import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from './browser/launch-options.ts';
import './server/compile-cache.ts';
import { freePort } from './server/free-port.ts';

// Chooses the port in the first process. Workers also read this file, and get the port from the environment.
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './server/test-cluster.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine is sometimes too busy for a browser. The closing line counts tests that pass on the second try.
  retries: process.env.CI ? 1 : 0,
  // The console's tests run at the same time, with two more workers. On two processors, more workers would only wait.
  workers: 2,
  // A page check opens a browser, which takes 20 seconds on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./reporters/closing-line.ts', { what: 'journeys', results: 'e2e/test-results' }]],
  use: {
    baseURL,
    // Traces only retries, because tracing every test lengthens a run by a sixth. `--trace on` traces all tests.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: testLaunchOptions,
  },
  projects: [
    { name: 'phone', testMatch: ['both/*.journey.ts', 'phone/*.journey.ts'], use: phone },
    { name: 'desktop', testMatch: ['both/*.journey.ts', 'desktop/*.journey.ts'], use: desktop },
    // Each of these tests starts several servers and databases, which takes a minute on a busy machine.
    { name: 'lifecycle', testMatch: 'lifecycle/*.journey.ts', timeout: 300_000, expect: { timeout: 60_000 } },
    { name: 'own site', testMatch: 'own-site/*.journey.ts', use: desktop },
  ],
  webServer: {
    command: `"${process.execPath}" server/serve.ts`,
    url: `${baseURL}/readyz`,
    env: { PORT: process.env.E2E_PORT },
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
