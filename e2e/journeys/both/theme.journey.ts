import type { Page } from '@playwright/test';
import { missingPage, missingPageFaults } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });

/** Returns the background color of the page and the color that the page gives to the browser's toolbar. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const frame = metas.find(({ media }) => matchMedia(media).matches)?.content;
    return { ground: getComputedStyle(document.documentElement).backgroundColor, frame };
  });

test('a visitor chooses a theme in the footer, and every page has this theme from its first paint', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(...missingPageFaults);
  // Records the theme of the first paint, before the scripts at the end of the page have run.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme ?? 'system' });
    }).observe(document, { childList: true, subtree: true });
  });
  const firstTheme = () => page.evaluate(() => Reflect.get(window, 'firstTheme'));

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  const night = await colors(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await colors(page);
  expect([day.ground !== night.ground, day.frame !== night.frame]).toEqual([true, true]);
  await expect(choice(page, 'System')).toBeChecked();
  await choice(page, 'System').press('ArrowRight');
  await choice(page, 'Light').press('ArrowRight');
  await expect(choice(page, 'Dark')).toBeChecked();
  expect(await colors(page)).toEqual(night);

  for (const path of ['/about', '/contact', '/admin', missingPage]) {
    await page.goto(path);
    expect([await firstTheme(), await colors(page)], path).toEqual(['dark', night]);
    // The footer of the login page has no theme choice. The signed-in admin finds the choice in the rail.
    if (path !== '/admin') await expect(choice(page, 'Dark')).toBeChecked();
  }

  // The choice, and not the device's setting, decides which picture the page shows.
  await page.goto('/case-studies/eso');
  const shown = () =>
    page
      .getByRole('img', { name: /^Home page/ })
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain('-night-');

  const other = await context.newPage();
  await other.goto('/contact');
  await choice(other, 'Light').check({ force: true });
  await expect.poll(() => colors(page), 'open pages change their theme, too').toEqual(day);
  await expect.poll(shown).not.toContain('-night-');
  await expect(choice(page, 'Light')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colors(page), 'the device’s setting does not change a chosen theme').toEqual(day);

  await choice(page, 'System').check({ force: true });
  expect(await colors(page)).toEqual(night);
  await page.reload();
  expect([await firstTheme(), await colors(page)]).toEqual(['system', night]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the theme switch is hidden', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
  });
});
