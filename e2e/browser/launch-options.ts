import { chromium } from '@playwright/test';
import { findBrowser } from '../../api/src/page-checks/find-browser.ts';

/**
 * The options with which all tests and tools here start Chromium. They prevent Chromium's own requests, such as for updates,
 * which would hang offline.
 */
export const launchOptions = {
  executablePath: findBrowser({ playwrightPath: chromium.executablePath() }) ?? undefined,
  // Chromium's sandbox does not work for root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // Without a graphics card, this saves a process per browser.
    '--in-process-gpu',
    // Makes letters as wide as on a modern screen. Without this, Chromium 156 rounds each width to whole pixels.
    '--font-render-hinting=none',
    '--enable-font-subpixel-positioning',
  ],
};

/** The launch options for tests. A page lives for seconds, so optimizing its script costs more than it gains. */
export const testLaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--no-turbofan --no-maglev'],
};
