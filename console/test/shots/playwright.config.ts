import scenarios from '../playwright.config.ts';

/** `pnpm console:shots`: takes screenshots of every view into `e2e/screenshots/console`. */
export default { ...scenarios, testDir: '.' };
