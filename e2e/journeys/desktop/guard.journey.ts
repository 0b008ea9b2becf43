import { watchFaults } from '../../fixtures/faults.ts';
import { expect, test } from '../../fixtures/test.ts';

// A test fails if a fault that it allows does not happen. So the first test passes only if each planted fault is
// noticed.

test('errors and warnings on the console, exceptions and failed requests to the site count as faults', async ({
  page,
  faults,
}) => {
  await page.route('**/favicon.svg', (route) => route.abort('connectionreset'));
  await page.goto('/');
  await page.evaluate(() => console.error('planted error'));
  await page.evaluate(() => console.warn('planted warning'));
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('planted exception'))));
  await thrown;
  await page.evaluate(() =>
    fetch('/favicon.svg')
      .catch(() => null)
      .then(() => fetch('/api/none')),
  );
  faults.allow(
    /^console error: planted error/,
    /^console warning: planted warning/,
    /^exception: Error: planted exception/,
    /^request failed: net::ERR_CONNECTION_RESET .*favicon/,
    /^answer 404: .*\/api\/none/,
    /^console error: Failed to load resource/,
  );
});

test('an allowed fault that does not happen is reported as unused', async ({ context, page, baseURL }) => {
  const faults = watchFaults(context, baseURL ?? '');
  faults.allow(/never happens/);
  await page.goto('/');
  expect(faults.unused()).toEqual(['/never happens/']);
  expect(faults.unexpected()).toEqual([]);
});
