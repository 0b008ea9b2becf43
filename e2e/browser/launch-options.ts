import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

/** How Chromium is started everywhere here. It does nothing on its own: no updates, no look-ups that would hang offline. */
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
    // Nothing here is drawn by a graphics card: a process less for each browser.
    '--in-process-gpu',
  ],
};
