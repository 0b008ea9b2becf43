import { chromium } from '@playwright/test';
import { findBrowser } from '../../api/src/page-checks/find-browser.ts';
import { installBrowser } from './install-browser.ts';

/**
 * Runs before Playwright. Installs a browser if there is none. If that fails, prints how to get one, and exits with an
 * error.
 */
const playwrightPath = chromium.executablePath();
if (!findBrowser({ playwrightPath })) installBrowser();
const browser = findBrowser({ playwrightPath });
if (!browser) {
  console.error(
    'The browser tests need Chromium, and none could be installed here. Install the package "chromium" (or Google ' +
      'Chrome) with your package manager, or run "pnpm exec playwright install chromium" where downloads are allowed.',
  );
  process.exit(1);
}
console.log(`Browser: ${browser}`);
