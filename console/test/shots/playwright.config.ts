import scenarios from '../playwright.config.ts';

/** `pnpm console:shots`: pictures of every view, in `e2e/screenshots/console`. */
export default { ...scenarios, testDir: '.' };
