import { expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';

const among = (...present: string[]) => ({
  playwrightPath: '/cache/chrome',
  searchPath: '/usr/local/bin:/usr/bin',
  runnable: (path: string) => present.includes(path),
});

test.each([
  ['Playwright’s own before the system’s', ['/cache/chrome', '/usr/bin/chromium'], '/cache/chrome'],
  [
    'the headless shell before chromium',
    ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    '/usr/bin/chromium-headless-shell',
  ],
  [
    'chromium before Chrome, whatever its folder',
    ['/usr/local/bin/google-chrome', '/usr/bin/chromium'],
    '/usr/bin/chromium',
  ],
  ['Chrome if there is nothing else', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['none', [], null],
])('finds %s', (_case, present, found) => {
  expect(findBrowser(among(...present))).toBe(found);
});
