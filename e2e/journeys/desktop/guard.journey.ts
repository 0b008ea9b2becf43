import { watchFaults } from '../../fixtures/faults.ts';
import { expect, test } from '../../fixtures/test.ts';

// An allowance that nothing needs fails the test, so each of these passes only if the guard saw the planted fault.

test('the guard notices errors and warnings on the console, exceptions and our own requests that fail', async ({
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

test('the guard notices what the Content-Security-Policy forbids, and it is forbidden', async ({ page, faults }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const attempts = [
      () => document.body.setAttribute('onclick', 'window.planted = true'),
      () =>
        document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.planted = true' })),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused, as it should be, and said on the console.
      }
    }
    document.body.click();
    return 'planted' in window;
  });
  expect(ran).toBe(false);
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => null));
  faults.allow(/requires 'TrustedScript'/, /elsewhere\.example.*Content Security Policy/s);
});

test('the guard notices an allowance that nothing needed', async ({ context, page, baseURL }) => {
  const faults = watchFaults(context, baseURL ?? '');
  faults.allow(/never happens/);
  await page.goto('/');
  expect(faults.unused()).toEqual(['/never happens/']);
  expect(faults.unexpected()).toEqual([]);
});
