import { test as base } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';
import { type AnalyticsRecorder, startAnalyticsRecorder } from '../../server/analytics-recorder.ts';

const test = base.extend<object, { recorder: AnalyticsRecorder }>({
  recorder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in the parameter
    async ({}, use) => {
      const recorder = await startAnalyticsRecorder();
      await use(recorder);
      await recorder.close();
    },
    { scope: 'worker' },
  ],
  siteVariables: [
    async ({ recorder }, use) => use({ ANALYTICS_ID: 'G-TEST', ANALYTICS_SCRIPT_URL: recorder.scriptUrl }),
    { scope: 'worker' },
  ],
});

test.beforeEach(({ recorder }) => recorder.clear());

/** Returns the value of `field` in each recorded event with this name. */
const events = ({ commands }: AnalyticsRecorder, name: string, field: string) =>
  commands
    .filter(([command, event]) => command === 'event' && event === name)
    .map(([, , details]) => (details as Record<string, unknown>)[field]);

const pageViews = (recorder: AnalyticsRecorder) => events(recorder, 'page_view', 'page_path');

test('each page view is counted once with its path, after a full load and after navigation within the document', async ({
  page,
  recorder,
}) => {
  await page.goto('/?utm_source=letter&token=secret');
  await expect.poll(() => pageViews(recorder)).toEqual(['/']);
  expect(recorder.requests[0]).toBe('/gtag.js?id=G-TEST');
  expect(recorder.commands[1]).toEqual(['config', 'G-TEST', { send_page_view: false, page_referrer: '' }]);
  const [location] = events(recorder, 'page_view', 'page_location');
  expect(location).toBe(new URL('/?utm_source=letter', page.url()).href);

  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
  await expect.poll(() => pageViews(recorder)).toEqual(['/', '/portfolio']);
  expect(events(recorder, 'page_view', 'page_title')[1]).toMatch(/^Portfolio \|/);
  await page.goBack();
  await expect.poll(() => pageViews(recorder)).toEqual(['/', '/portfolio', '/']);

  // On a hydrated page, links navigate within the document.
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await expect(page.getByRole('button', { name: 'Complete the check above to send' })).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => pageViews(recorder)).toEqual(['/', '/portfolio', '/', '/contact', '/about']);
  expect(await page.locator('script[src*="/gtag.js"]').count(), 'the script is loaded once per document').toBe(1);
});

test('checkout and admin pages never load the analytics script, no matter how a visitor gets there', async ({
  page,
  recorder,
}) => {
  const policies: [string, string][] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'document') return;
    const policy = (await response.headerValue('Content-Security-Policy')) ?? '';
    policies.push([new URL(response.url()).pathname, policy.includes('gtag.js') ? 'open' : 'closed']);
  });
  const isAlive = () => page.evaluate(() => 'dataLayer' in window);

  // Hydrates the page, so that the link to the plans navigates within the document.
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await expect(page.getByRole('button', { name: 'Complete the check above to send' })).toBeDisabled();
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('menuitem', { name: 'WordPress Maintenance' }).click();
  await expect.poll(() => pageViews(recorder)).toEqual(['/contact', '/services/wordpress-maintenance']);
  await page.getByRole('link', { name: 'Choose Plan' }).first().click();
  await expect(page).toHaveURL(/\/maintenance\/checkout/);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  expect(await isAlive()).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Web home' }).click();
  await expect.poll(() => pageViews(recorder)).toEqual(['/contact', '/services/wordpress-maintenance', '/']);
  await page.goto('/admin/reset-password?token=secret');
  expect(await isAlive()).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Web home' }).click();
  await expect.poll(() => pageViews(recorder)).toHaveLength(4);
  const seen = await page.evaluate(() => [document.referrer, ...window.navigation.entries().map(({ url }) => url)]);
  expect(
    seen.filter((url) => url !== null && /admin|checkout/.test(url)),
    'the script can read no address of the checkout or admin area',
  ).toEqual([]);

  expect(policies).toEqual([
    ['/contact', 'open'],
    ['/maintenance/checkout', 'closed'],
    ['/', 'open'],
    ['/admin/reset-password', 'closed'],
    ['/', 'open'],
  ]);
  expect(JSON.stringify([recorder.requests, recorder.commands])).not.toMatch(/admin|checkout|secret/);
});

test('clicks on the logo and on the two hero buttons are counted with their labels', async ({ page, recorder }) => {
  await page.goto('/');
  await expect.poll(() => pageViews(recorder)).toEqual(['/']);
  const hero = page.getByRole('main').locator('section').first();
  await hero.getByRole('link', { name: 'View Our Work' }).click();
  await expect(page).toHaveURL('/portfolio');
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Web home' }).click();
  await expect(page).toHaveURL('/');
  await hero.getByRole('link', { name: 'Free Performance Toolkit' }).click();
  await expect.poll(() => pageViews(recorder)).toEqual(['/', '/portfolio', '/', '/tools/performance']);

  expect(recorder.commands.filter(([command, event]) => command === 'event' && event !== 'page_view')).toEqual([
    ['event', 'cta_click', { event_category: 'engagement', event_label: 'hero_view_work' }],
    ['event', 'click', { event_category: 'navigation', event_label: 'header_logo' }],
    ['event', 'cta_click', { event_category: 'engagement', event_label: 'hero_performance_tools' }],
  ]);
});
