import { chromium } from '@playwright/test';
import { findBrowser } from '../../api/src/page-checks/find-browser.ts';

/**
 * The options with which all tests and tools in this repository start Chromium. They turn off Chromium's own requests,
 * such as update checks, because these hang offline.
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
    // Saves a process per browser on a machine without a graphics card.
    '--in-process-gpu',
    // Makes letters as wide as on a modern screen. By default, Chromium 156 rounds letter widths to whole pixels.
    '--font-render-hinting=none',
    '--enable-font-subpixel-positioning',
  ],
};

/**
 * The launch options for tests. Their pages live only for seconds, so optimizing scripts would cost more than it saves.
 */
export const testLaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--no-turbofan --no-maglev'],
};
