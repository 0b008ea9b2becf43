import { chromium } from '@playwright/test';
import { findBrowser } from '../../api/src/page-checks/find-browser.ts';

/** How Chromium is started everywhere here. It makes no requests of its own, such as updates, which would hang offline. */
export const launchOptions = {
  executablePath: findBrowser({ playwrightPath: chromium.executablePath() }) ?? undefined,
  // Chromium refuses its sandbox to root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // No graphics card: one process less for each browser.
    '--in-process-gpu',
    // Letters as wide as on a screen of today: without it Chromium 156 rounds each to whole pixels.
    '--font-render-hinting=none',
    '--enable-font-subpixel-positioning',
  ],
};

/** For tests: a page lives for seconds, so optimizing its script costs more than it gains. */
export const testLaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--no-turbofan --no-maglev'],
};
